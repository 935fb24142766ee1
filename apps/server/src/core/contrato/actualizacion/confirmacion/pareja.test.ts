import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avanzarPareja, type IdsDePareja } from '../../../../semilla/demo/parejas.ts'
import { formularioDe } from '../../../../semilla/demo/recorrido.ts'
import { cotizarActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
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

const llamar: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const pedir = <N extends RouteName>(name: N, payload: object) => asesora.post(routes[name].path, payload)

let last = 0
/** A pair that has confirmed both plans: giver $ 2.900.000, receiver $ 1.800.000, 0,5 UF given. */
async function confirmada() {
  const persona = (otorga: boolean, renta: number) => {
    last += 1
    const { tipoPlan: _, ...form } = formularioDe(nuevoPostulante({ renta }))
    return { ...form, correo: `actualiza${last}@example.cl`, otorga }
  }
  const formas = [persona(true, 2_900_000), persona(false, 1_800_000)] as const
  const [otorga, recibe] = await llamar('guardarPropsectoCompensados', [...formas])
  const ids: IdsDePareja = { otorga: otorga!.prospectoId, recibe: recibe!.prospectoId }
  await avanzarPareja(porHttp(asesora), ids, 'confirmada')
  const comenzar = (lado: keyof IdsDePareja) =>
    pedir('actualizarProspecto', { ...formas[lado === 'otorga' ? 0 : 1], tipoPlan: 'S', prospectoId: ids[lado] })
  return { ...ids, comenzar }
}
const vigente = (prospectoId: number) => llamar('obtenerResumenPlanCompensado', { prospectoId })
const nuevo = (prospectoId: number) => llamar('obtenerResumenPlanCompensadoUpd', { prospectoId })
const montos = ({ compensacionPositiva, compensacionNegativa }: Awaited<ReturnType<typeof vigente>>) => [
  compensacionPositiva,
  compensacionNegativa,
]
const alResumen = (prospectoId: number) =>
  llamar('guardarEtapaProspectoUpd', { prospectoId, etapa: 'resumenCotizacionCompensado' })
const fijar = (prospectoId: number, valorCompensacion: unknown) =>
  pedir('guardarResumenPlanCompensadoUpd', { prospectoId, afiliados: [{ prospectoId, valorCompensacion }] })
const edicion = async (prospectoId: number) => (await llamar('obtenerDatosProspectoUpd', { prospectoId })).estadoEdicion
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
  test('whose amount stays is that one’s alone', async () => {
    const { otorga, recibe, comenzar } = await confirmada()
    await comenzar('otorga')
    await cotizarActualizacion(llamar, otorga)
    expect(rechazoEn(await pedir('confirmarActualizacion', { prospectoId: otorga }))).toEqual([
      422,
      compensacionMessages.actualizacionSinCompensar.text,
    ])
    await alResumen(otorga)
    expect(montos(await nuevo(otorga))).toEqual([0.5, 0])
    await llamar('confirmarActualizacion', { prospectoId: otorga })
    expect([await edicion(otorga), await edicion(recibe)]).toEqual(['S', null])
    expect([montos(await vigente(otorga)), montos(await vigente(recibe))]).toEqual([
      [0.5, 0],
      [0, 0.5],
    ])
    expect([await cartasDe(otorga), await cartasDe(recibe)]).toEqual([1, 0])
  })

  test('that changes the amount holds both, confirms both at once, and writes to both', async () => {
    const { otorga, recibe, comenzar } = await confirmada()
    await comenzar('otorga')
    expect(rechazoEn(await fijar(otorga, '1000'))).toEqual([400, compensacionMessages.sobreElMaximo.text])
    expect((await fijar(otorga, '0.7')).status).toBe(200)
    expect([montos(await nuevo(otorga)), montos(await nuevo(recibe))]).toEqual([
      [0.7, 0],
      [0, 0.7],
    ])
    // nothing of it stands yet
    expect(montos(await vigente(recibe))).toEqual([0, 0.5])
    expect(rechazoEn(await pedir('confirmarActualizacion', { prospectoId: recibe }))).toEqual([
      422,
      m.otorgaPrimero.text,
    ])
    const { version } = await nuevo(otorga)
    expect(rechazoEn(await pedir('confirmarActualizacion', { prospectoId: otorga, version: 'otra' }))).toEqual([
      412,
      compensacionMessages.cambio.text,
    ])
    await llamar('confirmarActualizacion', { prospectoId: otorga, version, valorCompensacion: '0.8' })
    expect([montos(await vigente(otorga)), montos(await vigente(recibe))]).toEqual([
      [0.8, 0],
      [0, 0.8],
    ])
    expect([await edicion(otorga), await edicion(recibe)]).toEqual(['S', 'S'])
    expect([await cartasDe(otorga), await cartasDe(recibe)]).toEqual([1, 1])
    // its own plan may change afterwards, in an update of its own
    expect((await comenzar('recibe')).status).toBe(200)
    await cotizarActualizacion(llamar, recibe)
    expect(rechazoEn(await fijar(recibe, '0.9'))).toEqual([422, compensacionMessages.soloOtorga.text])
    await alResumen(recibe)
    expect(montos(await nuevo(recibe))).toEqual([0, 0.8])
    await llamar('guardarEtapaProspectoUpd', { prospectoId: recibe, etapa: 'cotizacionFinalizada' })
    expect([await edicion(otorga), montos(await vigente(otorga)), montos(await vigente(recibe))]).toEqual([
      'S',
      [0.8, 0],
      [0, 0.8],
    ])
  })

  test('is neither begun nor gone on with once the other has ended; it is discarded all the same', async () => {
    const { otorga, recibe, comenzar } = await confirmada()
    const activo = (es: boolean) =>
      desk.db.updateTable('prospecto').set({ activo: es }).where('id', '=', recibe).execute()
    await activo(false)
    const detenida = [422, parejaMessages.detenida.text]
    expect(rechazoEn(await comenzar('otorga'))).toEqual(detenida)
    expect((await llamar('obtenerDatosProspectoUpd', { prospectoId: otorga })).impide).toBe(
      parejaMessages.detenida.text,
    )
    await activo(true)
    await comenzar('otorga')
    await cotizarActualizacion(llamar, otorga)
    await alResumen(otorga)
    await activo(false)
    expect(rechazoEn(await fijar(otorga, '0.7'))).toEqual(detenida)
    expect(rechazoEn(await pedir('confirmarActualizacion', { prospectoId: otorga }))).toEqual(detenida)
    expect(rechazoEn(await pedir('calcularRentaUpd', { prospectoId: otorga }))).toEqual(detenida)
    expect((await pedir('descartarActualizacion', { prospectoId: otorga })).status).toBe(200)
  })

  test('quotes the receiver in it, by the giver’s plan or its own; discarded, both stand as they stood', async () => {
    const { otorga, recibe, comenzar } = await confirmada()
    const antes = [await vigente(otorga), await vigente(recibe)]
    expect(rechazoEn(await pedir('calcularRentaUpd', { prospectoId: recibe }))).toEqual([
      422,
      edicionMessages.noHay.text,
    ])
    await comenzar('otorga')
    const planId = await cotizarActualizacion(llamar, otorga, 'barato')
    await llamar('replicarPlanCompensadoUpd', { prospectoId: otorga })
    expect((await llamar('obtenerPlanSeleccionadoUpd', { prospectoId: recibe }))?.planCotizacionId).toBe(planId)
    await cotizarActualizacion(llamar, recibe)
    await alResumen(recibe)
    expect(montos(await nuevo(recibe))).toEqual([0, 0.5])
    expect(rechazoEn(await comenzar('recibe'))).toEqual([422, m.otroEnEspera.text])
    const abiertas = async () => {
      const tablero = await llamar('obtenerPareja', { prospectoId: recibe })
      return [tablero.otorga.estadoEdicion, tablero.recibe.estadoEdicion]
    }
    expect(await abiertas()).toEqual(['E', null])
    await llamar('descartarActualizacion', { prospectoId: otorga })
    expect(await abiertas()).toEqual([null, null])
    expect([await vigente(otorga), await vigente(recibe)]).toEqual(antes)
    expect(await llamar('obtenerPlanSeleccionadoUpd', { prospectoId: recibe })).toBeNull()
    expect(rechazoEn(await pedir('confirmarActualizacion', { prospectoId: otorga }))).toEqual([
      422,
      edicionMessages.noHay.text,
    ])
  })

  test('of who changes her mind after both confirmed: another amount, back, and again to the end', async () => {
    const { otorga, recibe, comenzar } = await confirmada()
    const deLosDos = async () => [montos(await vigente(otorga)), montos(await vigente(recibe))]
    await comenzar('otorga')
    expect((await fijar(otorga, '0.7')).status).toBe(200)
    await llamar('descartarActualizacion', { prospectoId: otorga })
    expect(await deLosDos()).toEqual([
      [0.5, 0],
      [0, 0.5],
    ])
    expect([await edicion(otorga), await edicion(recibe)]).toEqual([null, null])
    await comenzar('otorga')
    await cotizarActualizacion(llamar, otorga, 'barato')
    await alResumen(otorga)
    expect((await fijar(otorga, '0.6')).status).toBe(200)
    const { version } = await nuevo(otorga)
    await llamar('confirmarActualizacion', { prospectoId: otorga, version, valorCompensacion: '0.6' })
    expect(await deLosDos()).toEqual([
      [0.6, 0],
      [0, 0.6],
    ])
    expect([await cartasDe(otorga), await cartasDe(recibe)]).toEqual([1, 1])
  })

  test('is asked for the documents of an employer who came in', async () => {
    const { otorga, comenzar } = await confirmada()
    await comenzar('otorga')
    const { nombres, apellidoPaterno, apellidoMaterno, empleadores, ...datos } = await llamar(
      'obtenerDatosProspectoUpd',
      { prospectoId: otorga },
    )
    const otro = { tipoTrabajador: 'D', rut: '76129263-3', remuneracionImponible: 900_000 }
    await llamar('actualizarProspecto', {
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
    await cotizarActualizacion(llamar, otorga)
    await alResumen(otorga)
    const { status, body } = await pedir('confirmarActualizacion', { prospectoId: otorga })
    expect([status, body.errores?.length > 0]).toEqual([422, true])
    expect(body.descripcion).not.toBe(planesMessages.sinPlan.text)
  })
})
