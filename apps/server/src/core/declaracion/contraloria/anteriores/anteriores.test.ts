import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsHasta, dsNueva } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const OPERACION = 'obtenerCasosAnteriores'
const anteriores = (identificador: number) => contraloria.data(routes[OPERACION].path, { identificador })
const miradas = async (declaracionId: number) =>
  (
    await desk.db
      .selectFrom('bitacoraAcceso')
      .select('id')
      .where('operacion', '=', OPERACION)
      .where('declaracionId', '=', declaracionId)
      .execute()
  ).length
const enCola = () => dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })

test('lists earlier sent declarations of the same person, as holder or charge; no others', async () => {
  const { identificador, rut } = await enCola()
  const [titular, carga, ajena, sinEnviar] = [await enCola(), await enCola(), await enCola(), await dsNueva(asesora)]
  const deLaPersona = (id: number) =>
    desk.db.updateTable('declaracionPersona').set({ rut }).where('declaracionId', '=', id)
  await deLaPersona(titular.identificador).execute()
  await deLaPersona(carga.identificador).set({ tipo: 1 }).execute()
  await deLaPersona(sinEnviar.identificador).execute()
  const found = await anteriores(identificador)
  const como = Object.fromEntries(found.map((c: { identificador: number; como: string }) => [c.identificador, c.como]))
  expect(como).toMatchObject({ [titular.identificador]: 'titular', [carga.identificador]: 'carga' })
  for (const { identificador: id } of [{ identificador }, ajena, sinEnviar]) expect(como).not.toHaveProperty(`${id}`)
  expect(found[0]).toMatchObject({ nombre: 'ELENA PRUEBA SERRANO', estado: 'DS en Evaluación' })
})

test('is one look in the log: asked again by the page none, by another session another', async () => {
  const { identificador } = await enCola()
  for (const _ of [1, 2, 3]) await anteriores(identificador)
  expect(await miradas(identificador)).toBe(1)
  await (await desk.as('contraloria')).data(routes[OPERACION].path, { identificador })
  expect(await miradas(identificador)).toBe(2)
})
