import { especificacion } from '@alerce/contract/especificacion/especificacion'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverDocumentos } from '../semilla/demo/documentos.ts'
import { type DemoCall, declare, formularioDe, type PostulanteDemo, update } from '../semilla/demo/recorrido.ts'
import { type Client, rechazoEn, upload } from '../testing/client.ts'
import { saveContractuales } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { eventually } from '../testing/eventually.ts'
import { cambia, fallas } from '../testing/nucleo-especificado.ts'
import { credencialesDelNucleo, openPanelConectado, type PanelConectado } from '../testing/panel-conectado.ts'
import { nuevaDeclaracion, nuevoPostulante, parejaNueva, porHttp } from '../testing/ventas.ts'
import { ensureBaseDelNucleo } from './conexion/ensure-base.ts'

let core: Desk
let stub: PanelConectado['stub']
let panel: Desk
let close: () => Promise<void>
let asesora: Client
let call: DemoCall
/** The same advisor, at the core itself. */
let nucleo: DemoCall

beforeAll(async () => {
  ;({ core, stub, panel, close } = await openPanelConectado())
  await core.startJobs()
  asesora = await panel.as('asesora')
  call = porHttp(asesora)
  nucleo = porHttp(await core.as('asesora'))
})
afterAll(() => close())

const nucleoIds = async (filtro: object) =>
  (await nucleo('obtenerProspectos', filtro)).map(({ prospectoId }) => prospectoId)

const pasoDe = async (prospectoId: number) => {
  const { pasos } = await call('obtenerVenta', { prospectoId })
  return pasos.find(({ situacion }) => situacion === 'ahora')?.clave
}

/** Quotes by hand as the screen does: the first plan within the range, or the dearest of them. */
async function quote(prospectoId: number, cual: 'primero' | 'mayor' = 'primero'): Promise<void> {
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const planes = await call('obtenerPlanes', { prospectoId })
  const precios = []
  for (const { planId } of cual === 'mayor' ? planes : planes.slice(0, 1)) {
    const [opcion] = await call('cotizarPlanesManual', { prospectoId, planId })
    precios.push({ planId, precio: Number(opcion?.precioTotalS) })
  }
  const { planId } = precios.reduce((most, next) => (next.precio > most.precio ? next : most))
  await call('cotizarPlan', { prospectoId, planId, esSugerencia: 'N' })
}

/** A prospect with its documents, up to the confirmed plan. */
async function sell(changes: Partial<PostulanteDemo> = {}, tipoVenta: 'M' | 'E' = 'M') {
  const postulante = nuevoPostulante(changes)
  const { prospectoId } = await call('ingresarProspecto', { ...formularioDe(postulante), tipoVenta })
  await deliverDocumentos(call, prospectoId, 'tabla')
  await quote(prospectoId)
  await call('revisarConfirmacion', { prospectoId })
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
  return { prospectoId, postulante }
}

test('an individual sale goes from its form to its papers by the calls of the specifications', async () => {
  const { prospectoId } = await sell()
  expect(await pasoDe(prospectoId)).toBe('resumen')
  expect(await call('resolverGestion', { prospectoId })).toEqual(await nucleo('resolverGestion', { prospectoId }))
  const { declaracionSaludId: identificador } = await call('iniciarDSManual', { prospectoId })
  expect(await pasoDe(prospectoId)).toBe('declaracion')
  await declare(call, identificador, nuevaDeclaracion(), 'resultado')
  expect(await call('obtenerResultadoDS', { identificador })).toMatchObject({ resultado: 1 })
  expect(await call('finalizarAutorizada', { prospectoId })).toEqual({ finalizada: true })
  expect(await pasoDe(prospectoId)).toBe('contractual')
  await saveContractuales(asesora, prospectoId)
  expect(await pasoDe(prospectoId)).toBe('documentos')
  const papel = await eventually(async () => {
    const papeles = await nucleo('obtenerDocumentos', { identificador })
    expect(papeles.map(({ estado }) => estado)).not.toContain('pendiente')
    return papeles.find(({ salud }) => !salud)
  })
  const { status, raw } = await asesora.get(
    `${routes.descargarPapel.path}?identificador=${identificador}&imgCorrel=${papel?.imgCorrel}`,
  )
  expect([status, raw.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  await call('enviarDocumentosAlCliente', { identificador })
  const firmado = await upload(
    asesora,
    routes.subirPapelFirmado,
    { identificador, imgCorrel: papel?.imgCorrel },
    { bytes: pdf() },
  )
  expect(firmado.status).toBe(200)
  const { papeles: firmados } = await call('obtenerPapelesFirmados', { identificador })
  expect(firmados.find(({ imgCorrel }) => imgCorrel === papel?.imgCorrel)?.firmado?.nombre).toBe('cedula.pdf')
  expect(stub.llamadas.filter((name) => name !== 'token' && !(name in especificacion))).toEqual([])
})

test('an electronic sale sends its invitation and annuls it', async () => {
  const { prospectoId } = await sell({}, 'E')
  await call('generarInvitacionDashboard', { prospectoId })
  expect(await call('obtenerVenta', { prospectoId })).toMatchObject({
    estado: 'Invitación Enviada',
    etapaDS: expect.any(String),
  })
  await call('anularInvitacion', { prospectoId, clonar: false })
  expect((await call('obtenerVenta', { prospectoId })).estado).toBe('Invitación Anulada')
})

test('an update of a confirmed plan is quoted and confirmed', async () => {
  const { prospectoId, postulante } = await sell()
  await update(call, prospectoId, postulante, { celular: '912345678', hijo: '2025/03/04' })
  const { minimoMonto, maximoMonto } = await call('calcularRentaUpd', { prospectoId })
  await call('guardarRangoPactadoUpd', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await call('obtenerPlanesUpd', { prospectoId })
  await call('cotizarPlan', { prospectoId, planId: plan?.planId ?? 0, esSugerencia: 'N', lugar: 'actualizacion' })
  expect(await call('confirmarActualizacion', { prospectoId })).toMatchObject({ etapa: 'cotizacionFinalizada' })
})

test('both of a pair are quoted, compensated and confirmed', async () => {
  const { otorga, recibe } = await parejaNueva(asesora)
  for (const prospectoId of [otorga, recibe]) {
    await deliverDocumentos(call, prospectoId, 'tabla')
    await quote(prospectoId, prospectoId === otorga ? 'mayor' : 'primero')
    await call('guardarEtapaProspecto', { prospectoId, etapa: 'resumenCotizacionCompensado' })
  }
  const { version, margen, ...resumen } = await call('obtenerResumenPlanCompensado', { prospectoId: otorga })
  expect([resumen.otorga, resumen.abierta, resumen.vuelven]).toEqual([true, true, true])
  expect(margen).toEqual((await nucleo('obtenerResumenPlanCompensado', { prospectoId: otorga })).margen)
  await call('continuarCompensado', { prospectoId: otorga, valorCompensacion: '0.1', version })
  await call('continuarCompensado', { prospectoId: recibe, version })
  const pareja = await call('obtenerPareja', { prospectoId: recibe })
  expect([pareja.otorga.prospectoId, pareja.recibe.prospectoId]).toEqual([otorga, recibe])
  expect(pareja.compensacion.otorga).toMatchObject({ totalUF: resumen.totalCotizacionPactada, otorgaUF: 0.1 })
  expect([pareja.otorga.etapa, pareja.recibe.etapa]).toEqual(['cotizacionFinalizada', 'cotizacionFinalizada'])
})

test('a record that the core never showed to this advisor is not found, and the core is not asked', async () => {
  const ajeno = await porHttp(await core.as('asesor2'))('obtenerProspectos', {})
  const before = stub.llamadas.length
  for (const [name, payload] of [
    ['obtenerDatosProspecto', { prospectoId: ajeno[0]?.prospectoId }],
    ['obtenerVenta', { prospectoId: ajeno[0]?.prospectoId }],
    ['obtenerResultadoDS', { identificador: 20_001 }],
    ['eliminarCita', { citaId: 1 }],
  ] as const)
    expect((await asesora.post(routes[name].path, payload)).status).toBe(404)
  expect(stub.llamadas).toHaveLength(before)
})

test('the advisor of the session goes to the core, whoever the browser names', async () => {
  const suya = await call('obtenerProspectos', {})
  expect(await call('obtenerProspectos', { identificador: 3 })).toEqual(suya)
})

test('a closed operation is refused with its reason, and the session names it', async () => {
  const { status, body } = await asesora.post(routes.obtenerDisponibilidad.path, {})
  expect([status, body.descripcion]).toEqual([501, 'La agenda está en el sistema de la isapre.'])
  const { body: sesion } = await asesora.get(routes.sesionActual.path)
  expect(sesion.data.cerradas).toContain('obtenerDisponibilidad')
  expect(sesion.data.roles).toEqual(['asesor'])
})

test.each([
  ['caida', 'nucleo_no_responde'],
  ['html', 'nucleo_incomprensible'],
  ['trunca', 'nucleo_incomprensible'],
] as const)('a core that is %s is told in words, and the panel stays up', async (falla, codigo) => {
  stub.plantadas.obtenerProspectos = fallas[falla]
  try {
    const { status, body } = await asesora.post(routes.obtenerProspectos.path, {})
    expect([status, body.codigo]).toEqual([503, codigo])
    expect((await asesora.post(routes.obtenerVistas.path, {})).status).toBe(200)
  } finally {
    delete stub.plantadas.obtenerProspectos
  }
})

test('a documented field that is missing is an error with its name in the log, not an invented value', async () => {
  stub.plantadas.obtenerProspectos = cambia(({ data, ...body }) => ({
    ...body,
    data: data.map(({ correo: _, ...row }: Record<string, unknown>) => row),
  }))
  try {
    const { body } = await asesora.post(routes.obtenerProspectos.path, {})
    expect(body.codigo).toBe('nucleo_incomprensible')
  } finally {
    delete stub.plantadas.obtenerProspectos
  }
})

test('a repeated act is sent once, and its second answer is the first', async () => {
  const form = formularioDe(nuevoPostulante())
  const send = () => asesora.post(routes.ingresarProspecto.path, form, { 'idempotency-key': 'acto-repetido-1' })
  const [una, otra] = await Promise.all([send(), send()])
  expect(una.body.data.prospectoId).toBe(otra.body.data.prospectoId)
})

test('notes and tasks of a sale are kept on this server', async () => {
  const { prospectoId } = await sell()
  const before = stub.llamadas.length
  await call('anotar', { prospectoId, clase: 'nota', texto: 'Prefiere la tarde' } as never)
  const notas = await call('obtenerAnotaciones', { prospectoId } as never)
  expect(JSON.stringify(notas)).toContain('Prefiere la tarde')
  expect(stub.llamadas).toHaveLength(before)
})

test('a wrong password is refused in the words of the specification; a user of this server enters by its own', async () => {
  expect(rechazoEn(await panel.anyone().login('asesora', 'otra-clave'))[1]).toBe(
    rechazoEn(await core.anyone().login('asesora', 'otra-clave'))[1],
  )
  const administracion = await panel.as('administracion')
  const { body } = await administracion.get(routes.sesionActual.path)
  expect(body.data.roles).toEqual(['administracion'])
  expect((await administracion.post(routes.obtenerCatalogo.path, {})).status).toBe(501)
  await panel.db
    .updateTable('usuario')
    .set({ roles: ['asesor'] })
    .where('usuario', '=', 'administracion')
    .execute()
  const { body: ajena } = await (await panel.as('administracion')).post(routes.obtenerProspectos.path, {})
  expect(ajena.codigo).toBe('nucleo_solo_asesores')
})

test('an API client is sent to the core itself', async () => {
  const programa = await panel.bearer()
  expect((await programa.get(routes.regiones.path)).body.codigo).toBe('nucleo_programas')
})

test('readiness tells whether the core answers', async () => {
  expect((await panel.anyone().get('/readyz')).body).toMatchObject({ estado: 'listo', nucleo: 'responde' })
})

test('a database of sales of its own, or of another core, is refused before anything is served', async () => {
  const nucleo = { CORE_URL: stub.url, CORE_URL_ANTERIOR: undefined }
  await expect(ensureBaseDelNucleo(core.db, nucleo, core.clock)).rejects.toThrow('Esta base tiene ventas propias.')
  const nueva = await openDesk({ CORE_URL: stub.url, ...credencialesDelNucleo })
  await ensureBaseDelNucleo(nueva.db, nucleo, nueva.clock)
  const otro = { ...nucleo, CORE_URL: 'https://otro.example.cl' }
  await expect(ensureBaseDelNucleo(nueva.db, otro, nueva.clock)).rejects.toThrow(`copias del núcleo ${stub.url}`)
  await ensureBaseDelNucleo(nueva.db, { ...otro, CORE_URL_ANTERIOR: stub.url }, nueva.clock)
  await expect(ensureBaseDelNucleo(nueva.db, { ...nucleo, CORE_URL: undefined }, nueva.clock)).rejects.toThrow(
    'copias del núcleo https://otro.example.cl',
  )
  await nueva.close()
})

test('our filters, orders and tags act on the rows of the core, page by page', async () => {
  const [una, otra] = [await sell({ apellidoPaterno: 'ZZULUAGA' }), await sell({ apellidoPaterno: 'ABARCA' }, 'E')]
  await call('etiquetarProspectos', { cambios: [{ prospectoId: una.prospectoId, agrega: ['volver'], quita: [] }] })
  const ids = async (filtro: object) => (await call('obtenerProspectos', filtro)).map(({ prospectoId }) => prospectoId)
  expect(await ids({ etiqueta: 'volver' })).toEqual([una.prospectoId])
  expect((await call('obtenerProspectos', { limite: 1, etiqueta: 'volver' }))[0]?.etiquetas).toEqual(['volver'])
  const estado = 'Cotización Finalizada'
  const finalizadas = await call('obtenerProspectos', { estado, limite: 100 })
  expect(new Set(finalizadas.map((uno) => uno.estado))).toEqual(new Set([estado]))
  expect(await ids({ estado, limite: 100 })).toEqual(expect.arrayContaining([una.prospectoId, otra.prospectoId]))
  expect(await ids({ estado: 'Contrato Suscrito' })).toEqual([])
  const enviadas = await call('obtenerProspectos', { estado: 'Con DS enviada', limite: 100 })
  expect(new Set(enviadas.map((uno) => uno.estado))).toEqual(
    new Set(['DS Aceptada', 'DS en Evaluación', 'Documentos Enviados']),
  )
  const porNombre = (pagina: number) => ids({ orden: 'nombre', pagina, limite: 5 })
  expect(await porNombre(1)).toEqual(await nucleoIds({ orden: 'nombre', pagina: 1, limite: 5 }))
  const [primera, segunda] = [await porNombre(1), await porNombre(2)]
  expect(await ids({ orden: 'nombre', limite: 5, cursor: primera.at(-1) })).toEqual(segunda)
  expect((await call('obtenerProspectosEditar', { orden: 'apellidos', sentido: 'desc' }))[0]?.prospectoId).toBe(
    una.prospectoId,
  )
})

test('a price is told as the core tells it', async () => {
  const { prospectoId } = await sell()
  const suyo = await nucleo('obtenerResumenPlan', { prospectoId })
  const { nombrePlan, codigoPlan, totalUF, totalPesos, precioPlanUF, uf, fuentes } = await call('obtenerResumenPlan', {
    prospectoId,
  })
  expect({ nombrePlan, codigoPlan, totalUF, totalPesos, precioPlanUF }).toEqual({
    ...{ nombrePlan: suyo.nombrePlan, codigoPlan: suyo.codigoPlan, totalUF: suyo.totalUF },
    ...{ totalPesos: suyo.totalPesos, precioPlanUF: suyo.precioPlanUF },
  })
  expect([uf.valor, uf.fecha]).toEqual([suyo.uf.valor, suyo.uf.fecha])
  // The core tells no sources: screens show none
  expect(fuentes.fecha).toBe('')
})

test('Mi día knows the appointments of the core, and forgets one that was deleted there', async () => {
  const { prospectoId } = await sell()
  const cita = { citaId: 0, prospectoId, duracionMinutos: 30, comentario: '', estado: null }
  const { citaId } = await call('agendarCita', { ...cita, fechaHoraInicio: '07/10/2026 18:00:00' })
  const citas = async () =>
    (await call('obtenerMiDia', {})).grupos.flatMap(({ asuntos }) => asuntos).filter((uno) => uno.citaId === citaId)
  expect(await citas()).toHaveLength(1)
  await nucleo('eliminarCita', { citaId })
  expect(await citas()).toEqual([])
})
