import { type RouteName, routes } from '@alerce/contract/routes'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import { type Client, rechazoEn } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

let last = 0

/** Prospect of a pair, with or without the applicant's data. */
function persona(otorga: boolean, completa: boolean) {
  last += 1
  const { tipoPlan: _, ...base } = formularioDe(nuevoPostulante())
  const form = { ...base, correo: `tablero${last}@example.cl` }
  const { tipoProspecto, rut, nombres, apellidoPaterno, apellidoMaterno, celular, correo } = form
  const sola = { tipoProspecto, rut, nombres, apellidoPaterno, apellidoMaterno, celular, correo }
  return { ...(completa ? form : sola), otorga }
}

async function pareja(completa = false) {
  const payload = [persona(true, completa), persona(false, completa)]
  const [otorga, recibe] = await porHttp(asesora)('guardarPropsectoCompensados', payload)
  return { otorga: otorga!.prospectoId, recibe: recibe!.prospectoId }
}
const DETENIDA = 'La otra persona no sigue: la pareja no puede continuar.'
const tablero = (prospectoId: number) => porHttp(asesora)('obtenerPareja', { prospectoId })
const put = (id: number, set: { etapa?: EtapaProspecto; activo?: boolean }) =>
  desk.db.updateTable('prospecto').set(set).where('id', '=', id).execute()
const conHijo = (prospectoId: number) =>
  porHttp(asesora)('guardarBeneficiarios', {
    prospectoId,
    beneficiarios: [
      { fechaNacimiento: '2015/04/02', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4, descripcionOtro: '' },
    ],
  })
const corto = ({ turno, espera, sigue }: { turno: string; espera: string | null; sigue: { ruta: string } | null }) => [
  turno,
  espera,
  sigue?.ruta ?? null,
]

/** Reply of the check, and status of Gestionar. */
const handle = async (prospectoId: number) => [
  await porHttp(asesora)('validarGestionarCompensado', { prospectoId }),
  (await asesora.post(routes.prospectoGestionado.path, { prospectoId })).status,
]
/** Whether its card waits, and its step in Mi día after the term. */
async function enLista(prospectoId: number) {
  const fichas = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  const desde = '2020-01-01T12:00:00Z'
  await desk.db.updateTable('prospecto').set({ estadoDesde: desde }).where('id', '=', prospectoId).execute()
  const { grupos } = await porHttp(asesora)('obtenerMiDia', {})
  const espera = fichas.find((uno) => uno.prospectoId === prospectoId)?.esperaEnPareja
  const suyo = grupos.find(({ asuntos }) => asuntos.some((uno) => uno.prospectoId === prospectoId))
  expect(suyo?.grupo).toBe(espera ? 'espera' : 'atrasado')
  return [espera, suyo?.asuntos.find((uno) => uno.prospectoId === prospectoId)?.paso]
}

describe('the cockpit of a pair', () => {
  test('is the same whichever of the two is asked for', async () => {
    const { otorga, recibe } = await pareja()
    const seen = await tablero(otorga)
    expect(await tablero(recibe)).toEqual(seen)
    expect([seen.otorga.prospectoId, seen.recibe.prospectoId]).toEqual([otorga, recibe])
    expect(seen.otorga).toMatchObject({
      estado: 'Prospecto Ingresado',
      etapa: 'prospecto',
      etapaDS: null,
      folioDS: null,
      turno: 'actua',
      detalle: 'Complete sus antecedentes.',
      sigue: { titulo: 'Antecedentes', ruta: '/postulant-data' },
    })
  })

  test('shows both sides as active or waiting while their data are typed', async () => {
    const { otorga, recibe } = await pareja(true)
    const antes = await tablero(otorga)
    expect([corto(antes.otorga), corto(antes.recibe)]).toEqual([
      ['actua', null, '/prospect-beneficiaries'],
      ['actua', null, '/prospect-beneficiaries'],
    ])
    expect(await handle(recibe)).toEqual(['ok', 200])
    expect(await enLista(recibe)).toEqual([null, 'Completar su grupo familiar'])
    await conHijo(otorga)
    await conHijo(recibe)
    const despues = await tablero(otorga)
    expect([corto(despues.otorga), corto(despues.recibe)]).toEqual([
      ['actua', null, '/preliminar-plan'],
      ['espera', 'otorga', null],
    ])
    expect(await handle(recibe)).toEqual(['Recibe no puede continuar hasta que el otorgante complete su proceso.', 422])
    expect(await enLista(recibe)).toEqual(['otorga', 'Espera a quien otorga: avance primero con su proceso'])
    expect(despues.otorga.detalle).toBe('Cotice y confirme su plan.')
  })

  test('the receiver waits for the invitation of the giver, in the words of the specification', async () => {
    const { otorga, recibe } = await pareja(true)
    await put(otorga, { etapa: 'cotizacionFinalizada' })
    await put(recibe, { etapa: 'cotizacionFinalizada' })
    const seen = await tablero(recibe)
    expect(corto(seen.otorga)).toEqual(['actua', null, '/resumen-plan'])
    expect(seen.recibe).toMatchObject({
      turno: 'espera',
      espera: 'otorga',
      detalle: 'Antes de continuar, el otorgante debe enviar su invitación.',
      sigue: null,
    })
    // the table shows the same step as the header
    const ahora = (pasos: { situacion: string; detalle: string }[]) =>
      pasos.find((p) => p.situacion === 'ahora')?.detalle
    expect([ahora(seen.otorga.pasos), ahora(seen.recibe.pasos)]).toEqual(['ahora', 'en espera'])
  })

  test('when one is inactive the other goes no further', async () => {
    const { otorga, recibe } = await pareja()
    await put(recibe, { activo: false })
    const seen = await tablero(otorga)
    expect([seen.otorga.turno, seen.recibe.turno]).toEqual(['cerrado', 'termino'])
    expect(seen.otorga.detalle).toBe(DETENIDA)
    expect(await handle(otorga)).toEqual([DETENIDA, 422])
    expect(await enLista(otorga)).toEqual(['detenida', 'La otra persona no sigue: la pareja no puede continuar'])
  })

  test('and the server lets it take no step, whichever of the two it is', async () => {
    for (const [sigue, termina] of [
      ['otorga', 'recibe'],
      ['recibe', 'otorga'],
    ] as const) {
      const ids = await pareja(true)
      await conHijo(ids[sigue])
      await put(ids[termina], { activo: false })
      const pasos: [RouteName, object][] = [
        ['calcularRenta', {}],
        ['guardarRangoPactado', { minimoPlan: 126_000, maximoPlan: 396_000 }],
        ['generarDSManual', {}],
        ['guardarEtapaProspecto', { etapa: 'resumenCotizacionCompensado' }],
      ]
      for (const [nombre, more] of pasos) {
        const dicho = rechazoEn(await asesora.post(routes[nombre].path, { prospectoId: ids[sigue], ...more }))
        expect([nombre, sigue, ...dicho]).toEqual([nombre, sigue, 422, DETENIDA])
      }
    }
  })

  test('is read by its advisor, the head of the team and a supervisor; for others it does not exist', async () => {
    const { otorga } = await pareja()
    const open = async (client: Client, prospectoId = otorga) =>
      (await client.post(routes.obtenerPareja.path, { prospectoId })).status
    expect(await open(await desk.as('jefatura'))).toBe(200)
    expect(await open(await desk.as('asesor2'))).toBe(404)
    for (const usuario of ['contraloria', 'mesa', 'administracion'])
      expect(await open(await desk.as(usuario))).toBe(403)
    expect(await open(await desk.bearer())).toBe(403)
    const { prospectoId } = await porHttp(asesora)('ingresarProspecto', persona(true, false))
    const { status, body } = await asesora.post(routes.obtenerPareja.path, { prospectoId })
    expect([status, body.descripcion]).toEqual([422, 'El prospecto no es parte de una pareja de compensados.'])
  })
})

describe('the quote of a pair', () => {
  test('a plan that was chosen before is not lost by joining: it is refused', async () => {
    const call = porHttp(asesora)
    const form = formularioDe(nuevoPostulante())
    const { prospectoId } = await call('ingresarProspecto', form)
    const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
    await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
    const [plan] = await call('obtenerPlanes', { prospectoId })
    await call('guardarPreferencias', { prospectoId, planId: plan!.planId, esSugerencia: 'N' })
    await call('guardarPlanSeleccionado', {
      prospectoId,
      planCotizacionId: plan!.planId,
      beneficiosComplementarios: [],
    })
    const { status, body } = await asesora.post(routes.guardarPropsectoCompensados.path, [
      { prospectoId, otorga: true },
      persona(false, false),
    ])
    expect([status, body.errores[0].campo]).toEqual([422, '0.prospectoId'])
    expect((await call('obtenerPlanSeleccionado', { prospectoId })).planCotizacionId).toBe(plan!.planId)
  })
})

describe('one of a pair when its data are saved', () => {
  const save = (payload: object) => asesora.post(routes.ingresarProspecto.path, payload)

  test.each<[string, object, string, string]>([
    [
      'another document',
      { tipoDocumento: 'P', numeroPasaporte: 'AB12345' },
      'tipoDocumento',
      'En una pareja de compensados el documento es el RUT y no se cambia.',
    ],
    ['no rut', { rut: '' }, 'rut', 'Ingrese valor'],
    [
      'another kind of sale',
      { tipoVenta: 'E' },
      'tipoVenta',
      'En una pareja de compensados el tipo de venta no se cambia.',
    ],
    ['a single plan', { tipoPlan: 'N' }, 'tipoPlan', 'El plan compensado es solo para una pareja de compensados'],
  ])('refuses a change of fixed data: %s', async (_what, cambio, campo, mensaje) => {
    const { recibe } = await pareja(true)
    const { body } = await save({ prospectoId: recibe, ...cambio })
    expect(body.errores).toEqual([{ campo, mensaje }])
  })

  test('has neither the rut nor the e-mail of the other', async () => {
    const { otorga, recibe } = await pareja()
    const { rut, correo } = await porHttp(asesora)('obtenerDatosProspecto', { prospectoId: otorga })
    const { status, body } = await save({ prospectoId: recibe, rut, correo })
    expect(status).toBe(422)
    expect(body.errores).toEqual([
      { campo: 'rut', mensaje: 'Los ruts ingresados son identicos.' },
      { campo: 'correo', mensaje: 'Los correos ingresados son identicos.' },
    ])
  })

  test('completes its data as any other', async () => {
    const { recibe } = await pareja()
    const { rut: _, correo: __, tipoPlan: ___, ...form } = formularioDe(nuevoPostulante())
    expect((await save({ prospectoId: recibe, ...form })).status).toBe(200)
    expect((await porHttp(asesora)('obtenerVenta', { prospectoId: recibe })).tipoPlan).toBe('S')
  })
})
