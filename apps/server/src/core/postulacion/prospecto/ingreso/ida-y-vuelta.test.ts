import { camposDistintos } from '@alerce/contract/fichas/distintos'
import { camposFijos } from '@alerce/contract/fichas/ficha'
import { envioDe } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { routes } from '@alerce/contract/routes'
import { llamadasQueGuardan, llamadasQueLeen } from '@alerce/contract/testing/fichas'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { camposNombrados } from '../../../../testing/fichas/campos-nombrados.ts'
import { columnasDeTabla, columnasDichas } from '../../../../testing/fichas/columnas.ts'
import {
  empleadoresMostrados,
  type FormularioDeProspecto,
  mostrado,
  prospectoAlAzar,
} from '../../../../testing/fichas/prospectos-al-azar.ts'
import { dsNueva, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let jefatura: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  jefatura = await desk.as('jefatura')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const VECES = { numRuns: 15 }
const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const enviado = (form: FormularioDeProspecto) => envioDe(prospecto, form)
const add = async (form: FormularioDeProspecto) => (await call('ingresarProspecto', enviado(form))).prospectoId

/** Form of the prospect, as every reading call returns it. */
async function lecturas(prospectoId: number): Promise<FormularioDeProspecto[]> {
  return [
    mostrado(await call('obtenerDatosProspecto', { prospectoId })),
    mostrado(await call('obtenerDatosProspectoUpd', { prospectoId })),
  ]
}

/** Employers as the head of the team reads them for an authorization. */
async function autorizando(prospectoId: number) {
  const { identificador } = await call('obtenerDatosProspecto', { prospectoId })
  const solicitud = { prospectoId, motivo: 'x', solicitada: desk.clock.ahora(), solicitadaPor: identificador }
  const { id } = await desk.db
    .insertInto('autorizacion')
    .values({ ...solicitud, decidida: null, decididaPor: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const leida = await porHttp(jefatura)('obtenerAutorizacion', { autorizacionId: id })
  await desk.db.deleteFrom('autorizacion').where('id', '=', id).execute()
  return empleadoresMostrados(leida.empleadores)
}

/** Employers as contraloría reads them after the declaration is sent. */
async function evaluando(identificador: number) {
  const send = (enviadaEn: string | null) =>
    desk.db.updateTable('declaracion').set({ enviadaEn }).where('id', '=', identificador).execute()
  await send(desk.clock.ahora())
  const { financiera } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
  await send(null)
  return empleadoresMostrados(financiera.empleadores)
}

const confirmIt = (prospectoId: number) =>
  desk.db
    .updateTable('actualizacion')
    .set({ estado: 'S' })
    .where('prospectoId', '=', prospectoId)
    .where('estado', '=', 'E')
    .execute()

async function vuelve(prospectoId: number, form: FormularioDeProspecto): Promise<void> {
  for (const leido of await lecturas(prospectoId)) expect(leido).toEqual(form)
  expect(await autorizando(prospectoId)).toEqual(form.empleadores)
}

test('every call that saves a prospect or an employer, and every one that reads it, goes round below', () => {
  const guardan = ['actualizarProspecto', 'guardarPropsectoCompensados', 'ingresarProspecto']
  const leen = ['obtenerDatosProspecto', 'obtenerDatosProspectoUpd']
  expect(llamadasQueGuardan(prospecto)).toEqual(guardan)
  expect(llamadasQueGuardan(empleador)).toEqual(guardan)
  expect(llamadasQueLeen(prospecto)).toEqual(leen)
  expect(llamadasQueLeen(empleador)).toEqual(['obtenerAutorizacion', 'obtenerCasoContraloria', ...leen])
})

const activo = { activo: true } as const

describe('any valid prospect comes back as it was sent', () => {
  test('added by ingresarProspecto', async () => {
    const property = fc.asyncProperty(prospectoAlAzar(), async (form) => await vuelve(await add(form), form))
    await fc.assert(property, VECES)
  })

  test('changed by ingresarProspecto', async () => {
    const dos = fc.tuple(prospectoAlAzar(activo), prospectoAlAzar())
    const property = fc.asyncProperty(dos, async ([antes, form]) => {
      const prospectoId = await add(antes)
      await call('ingresarProspecto', { ...enviado(form), prospectoId, version: 1 })
      await vuelve(prospectoId, form)
    })
    await fc.assert(property, VECES)
  })

  test('added by guardarPropsectoCompensados, which makes its plan that of a pair', async () => {
    const lado = prospectoAlAzar({ ...activo, tipoDocumento: 'R', cargaVigente: false, tipoVenta: 'M' })
    const pareja = fc.tuple(lado, lado).filter(([a, b]) => a.rut !== b.rut && a.correo !== b.correo)
    const property = fc.asyncProperty(pareja, async (lados) => {
      const guardados = await call(
        'guardarPropsectoCompensados',
        lados.map((form, lugar) => ({ ...enviado(form), otorga: lugar === 0 })),
      )
      for (const [lugar, { prospectoId }] of guardados.entries())
        await vuelve(prospectoId, { ...(lados[lugar] as FormularioDeProspecto), tipoPlan: 'S', codColectivo: '' })
    })
    await fc.assert(property, VECES)
  })

  test('changed by actualizarProspecto, except its fixed fields', async () => {
    const { prospectoId, identificador } = await dsNueva(asesora)
    const [antes] = await lecturas(prospectoId)
    const fijo = new Set(camposFijos(prospecto))
    const fijos = Object.fromEntries(Object.entries(antes ?? {}).filter(([campo]) => fijo.has(campo)))
    const property = fc.asyncProperty(prospectoAlAzar({ ...activo, ...fijos }), async (form) => {
      const enPie = await evaluando(identificador)
      await call('actualizarProspecto', { ...enviado(form), prospectoId })
      await vuelve(prospectoId, form)
      // while the update may be discarded, the data in force are evaluated (decision 022)
      expect(await evaluando(identificador)).toEqual(enPie)
      await confirmIt(prospectoId)
      expect(await evaluando(identificador)).toEqual(form.empleadores)
    })
    await fc.assert(property, VECES)
  })
})

test("a save over another's change reports every changed field by its label", async () => {
  const dos = fc.tuple(prospectoAlAzar(activo), prospectoAlAzar(activo))
  const property = fc.asyncProperty(dos, async ([antes, ajeno]) => {
    const prospectoId = await add(antes)
    await call('ingresarProspecto', { ...enviado(ajeno), prospectoId, version: 1 })
    const tarde = await asesora.post(routes.ingresarProspecto.path, { ...enviado(antes), prospectoId, version: 1 })
    expect(camposNombrados(tarde)).toEqual(camposDistintos(prospecto, antes, ajeno).toSorted())
  })
  await fc.assert(property, VECES)
})

/** Columns that the sale fills; nobody types them. */
const deLaVenta = [
  'id',
  'asesor_id',
  'pareja_id',
  'original_id',
  'otorga',
  'etapa',
  'estado',
  'estado_desde',
  'folio_ds',
  'gestionado_en',
  'grupo_guardado',
  'ingresado_por',
  'vendido_por',
  'recibido_de',
  'recibido_en',
  'titular_id',
  'titular_hasta',
  'bloqueado',
  'oposiciones',
  'etiquetas',
  'registrado_en',
  'busqueda',
  'correo_rebota',
  'buzon',
  'version',
  'actualizado_por',
  'actualizado_en',
]

test('every column of a prospect is one of its fields, or the sale’s own', async () => {
  expect(columnasDichas([prospecto], deLaVenta)).toEqual(await columnasDeTabla(desk.db, 'prospecto'))
})

test('every column of an employer is one of its fields, or the sale’s own', async () => {
  const suyas = ['id', 'prospecto_id', 'orden', 'renta_validada', 'retirado']
  expect(columnasDichas([empleador], suyas)).toEqual(await columnasDeTabla(desk.db, 'empleador'))
})
