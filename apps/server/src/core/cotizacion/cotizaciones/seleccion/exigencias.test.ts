import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../../semilla/demo/documentos.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { signInPostulante } from '../../../../testing/postulante.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
beforeEach(async () => {
  prospectoId = await signInPostulante(asesora)
})
afterAll(() => desk.close())

const SANTIAGO = 13
const call = (name: keyof typeof routes, body: object = {}) => asesora.data(routes[name].path, { prospectoId, ...body })
const refused = async (name: keyof typeof routes, body: object = {}) => {
  const { body: reply } = await asesora.post(routes[name].path, { prospectoId, ...body })
  return { descripcion: reply.data?.descripcion ?? reply.descripcion }
}

async function choose() {
  await call('guardarRangoPactado', { minimoPlan: 105_000, maximoPlan: 330_000 })
  await call('guardarPreferencias', { codigoRegion: SANTIAGO, codigoPrestador: 1304, esSugerencia: 'S' })
  const { id: planCotizacionId } = await desk.db
    .selectFrom('plan')
    .select('id')
    .where('nombre', '=', 'Alerce Bosque 90 Santiago')
    .executeTakeFirstOrThrow()
  await call('guardarPlanSeleccionado', { planCotizacionId, beneficiosComplementarios: [], montoSiete: 0 })
}

describe('requirements of a quote', () => {
  test('an inactive prospect has neither range nor quote', async () => {
    await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', prospectoId).execute()
    const descripcion =
      'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion'
    for (const [name, body] of [
      ['calcularRenta', {}],
      ['guardarRangoPactado', { minimoPlan: 105_000, maximoPlan: 330_000 }],
      ['guardarPreferencias', { esSugerencia: 'S', codigoRegion: SANTIAGO }],
      ['obtenerPlanes', {}],
    ] as const)
      expect(await refused(name, body)).toMatchObject({ descripcion })
  })

  test('is confirmed only for a family that holds as a whole on that day', async () => {
    await choose()
    await deliverDocumentos(porHttp(asesora), prospectoId)
    const nieto = { tipo: 'L' as const, relacion: 5 as const, descripcionOtro: 'Nieto', sexo: 'M' as const, orden: 0 }
    await desk.db
      .insertInto('beneficiario')
      .values({ ...nieto, prospectoId, fechaNacimiento: '2020-03-01' })
      .execute()
    const refusal = await refused('guardarEtapaProspecto', { etapa: 'cotizacionFinalizada' })
    expect(refusal.descripcion).toBe(
      'El grupo familiar guardado ya no cumple las reglas: corríjalo en Beneficiarios. ' +
        'Nieto, 6 años: Otra relación familiar se declara como carga médica.',
    )
    expect(await call('obtenerEtapaProspecto')).toMatchObject({ etapa: 'prospecto' })
  })

  test('saving the data that it rests on forgets a chosen plan, and says so: in the reply and in the Bitácora', async () => {
    const callOperation = porHttp(asesora)
    const guardado = await callOperation('obtenerDatosProspecto', { prospectoId })
    const otraVez = () =>
      call('ingresarProspecto', {
        tipoVenta: guardado.tipoVenta,
        empleadores: [{ tipoTrabajador: 'D', rut: '76.086.428-5', remuneracionImponible: 1_500_000 }],
      })
    const borradas = async () =>
      (await callOperation('obtenerBitacoraProspecto', { prospectoId })).filter(({ bitacoraId }) => bitacoraId === 104)
        .length
    expect(await otraVez()).not.toHaveProperty('cotizacionLimpiada')
    expect(await borradas()).toBe(0)
    await choose()
    expect(await otraVez()).toMatchObject({ cotizacionLimpiada: true })
    expect(await borradas()).toBe(1)
    expect((await call('obtenerPlanSeleccionado')).planCotizacionId).toBeNull()
  })
})
