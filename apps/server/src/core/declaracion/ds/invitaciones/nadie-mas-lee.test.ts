import { operations } from '@alerce/contract/operations'
import { obtenerBeneficiariosDS } from '@alerce/contract/operations/declaracion/cotizante'
import { obtenerPreguntasDS } from '@alerce/contract/operations/declaracion/preguntas'
import { camposConRegistro, type Recurso } from '@alerce/contract/registros'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeclaracionDemo } from '../../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import type { Venta } from '../../../../testing/golden/venta.ts'
import { call, payloadDirigido, type Registros } from '../../../../testing/llamadas.ts'
import { dsHasta } from '../../../../testing/ventas.ts'

/** Diagnosis given by the applicant; no other text of the product contains it. */
const DIAGNOSTICO = 'Lesión que solo dice quien postula'
const dicha: Partial<DeclaracionDemo> = {
  peso: 93,
  altura: 1.97,
  diagnosticos: { 9: ['M23', DIAGNOSTICO, '12-05-2019'] },
}
const loDice = (texto: string): boolean => texto.includes(DIAGNOSTICO) || /"(peso|altura)":"?(93|1[.,]97)/.test(texto)

let desk: Desk
const quienes = new Map<string, Client>()

beforeAll(async () => {
  desk = await openDesk({ REQUESTS_PER_MINUTE: 10_000_000 }, { ventas: true })
  for (const name of ['asesora', 'jefatura', 'mesa', 'administracion']) quienes.set(name, await desk.as(name))
  quienes.set('cliente', await desk.bearer())
})
afterAll(() => desk.close())

/** Electronic declaration, complete and not sent. */
async function electronica(): Promise<Venta & { readonly persona: number }> {
  const ds = await dsHasta(await desk.as('asesora'), 'resumenDeclaracion', { declaracion: dicha })
  await desk.db.updateTable('prospecto').set({ tipoVenta: 'E' }).where('id', '=', ds.prospectoId).execute()
  await desk.db.updateTable('declaracion').set({ tipoVenta: 'E' }).where('id', '=', ds.identificador).execute()
  const { id: persona } = await desk.db
    .selectFrom('declaracionPersona')
    .select('id')
    .where('declaracionId', '=', ds.identificador)
    .executeTakeFirstOrThrow()
  return { ...ds, persona }
}

const deUnaVenta: readonly Recurso[] = ['declaracion', 'prospecto', 'titular', 'persona']

/** Operations on a sale, reads before writes. */
const deLaVenta = operations
  .filter(({ request }) => [...camposConRegistro(request)].some(([, recurso]) => deUnaVenta.includes(recurso)))
  .toSorted((a, b) => a.cambia.length - b.cambia.length)

test('no operation answers health data of the applicant to advisor, head, desk or API', async () => {
  const { identificador: declaracion, prospectoId: prospecto, rut: titular, persona } = await electronica()
  const registros: Registros = { declaracion, prospecto, titular, persona }
  const dichos: string[] = []
  let contestadas = 0
  for (const operation of deLaVenta)
    for (const [name, client] of quienes) {
      const { status, raw } = await call(client, operation, payloadDirigido(operation, 1, registros))
      if (status === 200) contestadas += 1
      if (loDice(raw.toString('utf8'))) dichos.push(`${operation.name} · ${name}`)
    }
  expect(dichos).toEqual([])
  expect(contestadas).toBeGreaterThan(deLaVenta.length / 2)
})

test('the advisor of a manual sale reads the typed answers: a control for the test above', async () => {
  const asesora = await desk.as('asesora')
  const ds = await dsHasta(asesora, 'resumenDeclaracion', { declaracion: dicha })
  const registros = { declaracion: ds.identificador, prospecto: ds.prospectoId, titular: ds.rut }
  for (const operation of [obtenerPreguntasDS, obtenerBeneficiariosDS])
    expect(loDice(String((await call(asesora, operation, payloadDirigido(operation, 1, registros))).raw))).toBe(true)
})
