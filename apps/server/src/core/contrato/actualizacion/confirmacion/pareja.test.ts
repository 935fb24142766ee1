import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advancePareja, type IdsDePareja } from '../../../../semilla/demo/parejas.ts'
import { formularioDe } from '../../../../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
import { type Client, rechazoEn } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { nuevoPostulante, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const request = <N extends RouteName>(name: N, payload: object) => asesora.post(routes[name].path, payload)

let last = 0
/** A pair that has confirmed both plans: giver $ 2.900.000, receiver $ 1.800.000, 0,5 UF given. */
async function confirmada() {
  const persona = (otorga: boolean, renta: number) => {
    last += 1
    const { tipoPlan: _, ...form } = formularioDe(nuevoPostulante({ renta }))
    return { ...form, correo: `actualiza${last}@example.cl`, otorga }
  }
  const formas = [persona(true, 2_900_000), persona(false, 1_800_000)] as const
  const [otorga, recibe] = await call('guardarPropsectoCompensados', [...formas])
  const ids: IdsDePareja = { otorga: otorga!.prospectoId, recibe: recibe!.prospectoId }
  await advancePareja(porHttp(asesora), ids, 'confirmada')
  const begin = (lado: keyof IdsDePareja) =>
    request('actualizarProspecto', { ...formas[lado === 'otorga' ? 0 : 1], tipoPlan: 'S', prospectoId: ids[lado] })
  return { ...ids, begin }
}
const vigente = (prospectoId: number) => call('obtenerResumenPlanCompensado', { prospectoId })
const nuevo = (prospectoId: number) => call('obtenerResumenPlanCompensadoUpd', { prospectoId })
const montos = ({ compensacionPositiva, compensacionNegativa }: Awaited<ReturnType<typeof vigente>>) => [
  compensacionPositiva,
  compensacionNegativa,
]
const alResumen = (prospectoId: number) =>
  call('guardarEtapaProspectoUpd', { prospectoId, etapa: 'resumenCotizacionCompensado' })
const fix = (prospectoId: number, valorCompensacion: unknown) =>
  request('guardarResumenPlanCompensadoUpd', { prospectoId, afiliados: [{ prospectoId, valorCompensacion }] })
const edicion = async (prospectoId: number) => (await call('obtenerDatosProspectoUpd', { prospectoId })).estadoEdicion
const cartasDe = async (prospectoId: number) =>
  (
    await desk.db
      .selectFrom('correo')
      .select('id')
      .where('prospectoId', '=', prospectoId)
      .where('asunto', 'like', 'Su plan%')
      .execute()
  ).length

describe('an update of the giver', () => {
  test('with the same amount affects the giver alone', async () => {
    const { otorga, recibe, begin } = await confirmada()
    await begin('otorga')
    await quoteActualizacion(call, otorga)
    expect(rechazoEn(await request('confirmarActualizacion', { prospectoId: otorga }))).toEqual([
      422,
      compensacionMessages.actualizacionSinCompensar.text,
    ])
    await alResumen(otorga)
    expect(montos(await nuevo(otorga))).toEqual([0.5, 0])
    await call('confirmarActualizacion', { prospectoId: otorga })
    expect([await edicion(otorga), await edicion(recibe)]).toEqual(['S', null])
    expect([montos(await vigente(otorga)), montos(await vigente(recibe))]).toEqual([
      [0.5, 0],
      [0, 0.5],
    ])
    expect([await cartasDe(otorga), await cartasDe(recibe)]).toEqual([1, 0])
  })

  test('that changes the amount holds both, confirms both at once, and writes to both', async () => {
    const { otorga, recibe, begin } = await confirmada()
    await begin('otorga')
    expect(rechazoEn(await fix(otorga, '1000'))).toEqual([400, compensacionMessages.sobreElMaximo.text])
    expect((await fix(otorga, '0.7')).status).toBe(200)
    expect([montos(await nuevo(otorga)), montos(await nuevo(recibe))]).toEqual([
      [0.7, 0],
      [0, 0.7],
    ])
    // nothing of it stands yet
    expect(montos(await vigente(recibe))).toEqual([0, 0.5])
    expect(rechazoEn(await request('confirmarActualizacion', { prospectoId: recibe }))).toEqual([
      422,
      m.otorgaPrimero.text,
    ])
    const { version } = await nuevo(otorga)
    expect(rechazoEn(await request('confirmarActualizacion', { prospectoId: otorga, version: 'otra' }))).toEqual([
      412,
      compensacionMessages.cambio.text,
    ])
    await call('confirmarActualizacion', { prospectoId: otorga, version, valorCompensacion: '0.8' })
    expect([montos(await vigente(otorga)), montos(await vigente(recibe))]).toEqual([
      [0.8, 0],
      [0, 0.8],
    ])
    expect([await edicion(otorga), await edicion(recibe)]).toEqual(['S', 'S'])
    expect([await cartasDe(otorga), await cartasDe(recibe)]).toEqual([1, 1])
    // its own plan may change afterwards, in an update of its own
    expect((await begin('recibe')).status).toBe(200)
    await quoteActualizacion(call, recibe)
    expect(rechazoEn(await fix(recibe, '0.9'))).toEqual([422, compensacionMessages.soloOtorga.text])
    await alResumen(recibe)
    expect(montos(await nuevo(recibe))).toEqual([0, 0.8])
    await call('guardarEtapaProspectoUpd', { prospectoId: recibe, etapa: 'cotizacionFinalizada' })
    expect([await edicion(otorga), montos(await vigente(otorga)), montos(await vigente(recibe))]).toEqual([
      'S',
      [0.8, 0],
      [0, 0.8],
    ])
  })

  test('is neither begun nor gone on with once the other has ended; it is discarded all the same', async () => {
    const { otorga, recibe, begin } = await confirmada()
    const activo = (es: boolean) =>
      desk.db.updateTable('prospecto').set({ activo: es }).where('id', '=', recibe).execute()
    await activo(false)
    const detenida = [422, parejaMessages.detenida.text]
    expect(rechazoEn(await begin('otorga'))).toEqual(detenida)
    expect((await call('obtenerDatosProspectoUpd', { prospectoId: otorga })).impide).toBe(parejaMessages.detenida.text)
    await activo(true)
    await begin('otorga')
    await quoteActualizacion(call, otorga)
    await alResumen(otorga)
    await activo(false)
    expect(rechazoEn(await fix(otorga, '0.7'))).toEqual(detenida)
    expect(rechazoEn(await request('confirmarActualizacion', { prospectoId: otorga }))).toEqual(detenida)
    expect(rechazoEn(await request('calcularRentaUpd', { prospectoId: otorga }))).toEqual(detenida)
    expect((await request('descartarActualizacion', { prospectoId: otorga })).status).toBe(200)
  })

  test('quotes the receiver in it, by the giver’s plan or its own; discarded, both stand as they stood', async () => {
    const { otorga, recibe, begin } = await confirmada()
    const antes = [await vigente(otorga), await vigente(recibe)]
    expect(rechazoEn(await request('calcularRentaUpd', { prospectoId: recibe }))).toEqual([
      422,
      edicionMessages.noHay.text,
    ])
    await begin('otorga')
    const planId = await quoteActualizacion(call, otorga, 'barato')
    await call('replicarPlanCompensadoUpd', { prospectoId: otorga })
    expect((await call('obtenerPlanSeleccionadoUpd', { prospectoId: recibe }))?.planCotizacionId).toBe(planId)
    await quoteActualizacion(call, recibe)
    await alResumen(recibe)
    expect(montos(await nuevo(recibe))).toEqual([0, 0.5])
    expect(rechazoEn(await begin('recibe'))).toEqual([422, m.otroEnEspera.text])
    const abiertas = async () => {
      const tablero = await call('obtenerPareja', { prospectoId: recibe })
      return [tablero.otorga.estadoEdicion, tablero.recibe.estadoEdicion]
    }
    expect(await abiertas()).toEqual(['E', null])
    await call('descartarActualizacion', { prospectoId: otorga })
    expect(await abiertas()).toEqual([null, null])
    expect([await vigente(otorga), await vigente(recibe)]).toEqual(antes)
    expect(await call('obtenerPlanSeleccionadoUpd', { prospectoId: recibe })).toBeNull()
    expect(rechazoEn(await request('confirmarActualizacion', { prospectoId: otorga }))).toEqual([
      422,
      edicionMessages.noHay.text,
    ])
  })

  test('changed after both confirmed: another amount, discarded, and confirmed again', async () => {
    const { otorga, recibe, begin } = await confirmada()
    const deLosDos = async () => [montos(await vigente(otorga)), montos(await vigente(recibe))]
    await begin('otorga')
    expect((await fix(otorga, '0.7')).status).toBe(200)
    await call('descartarActualizacion', { prospectoId: otorga })
    expect(await deLosDos()).toEqual([
      [0.5, 0],
      [0, 0.5],
    ])
    expect([await edicion(otorga), await edicion(recibe)]).toEqual([null, null])
    await begin('otorga')
    await quoteActualizacion(call, otorga, 'barato')
    await alResumen(otorga)
    expect((await fix(otorga, '0.6')).status).toBe(200)
    const { version } = await nuevo(otorga)
    await call('confirmarActualizacion', { prospectoId: otorga, version, valorCompensacion: '0.6' })
    expect(await deLosDos()).toEqual([
      [0.6, 0],
      [0, 0.6],
    ])
    expect([await cartasDe(otorga), await cartasDe(recibe)]).toEqual([1, 1])
  })

  test('with a new employer asks for its documents', async () => {
    const { otorga, begin } = await confirmada()
    await begin('otorga')
    const { nombres, apellidoPaterno, apellidoMaterno, empleadores, ...datos } = await call(
      'obtenerDatosProspectoUpd',
      { prospectoId: otorga },
    )
    const otro = { tipoTrabajador: 'D', rut: '76129263-3', remuneracionImponible: 900_000 }
    await call('actualizarProspecto', {
      prospectoId: otorga,
      nombres,
      apellidoPaterno,
      apellidoMaterno,
      empleadores: [
        ...empleadores.map(({ tipoTrabajador, rut, remuneracionImponible }) => ({
          tipoTrabajador,
          rut,
          remuneracionImponible,
        })),
        otro,
      ],
      rut: datos.rut,
      correo: datos.correo,
      celular: datos.celular,
      sexo: datos.sexo,
      fechaNacimiento: datos.fechaNacimiento,
    })
    await quoteActualizacion(call, otorga)
    await alResumen(otorga)
    const { status, body } = await request('confirmarActualizacion', { prospectoId: otorga })
    expect([status, body.errores?.length > 0]).toEqual([422, true])
    expect(body.descripcion).not.toBe(planesMessages.sinPlan.text)
  })
})
