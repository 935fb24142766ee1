import { type Carta, type CartaKind, cartas } from '@alerce/contract/catalogos/base/cartas'
import { routes } from '@alerce/contract/routes'
import { llevaLlave, TEXTO_RESERVADO } from '@alerce/domain/base/correos/llave'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { claveDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeSinUso } from '../core/acceso/usuarios/close-sin-uso.ts'
import { notifyPlan } from '../core/contrato/actualizacion/confirmacion/apply-cambio.ts'
import { formularioDe } from '../semilla/demo/recorrido.ts'
import type { Client } from '../testing/client.ts'
import { conDatosContractuales, documentosEmitidos, dsFinalizada } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { answerDuda, invitada, parejaInvitada, sign } from '../testing/electronica/electronica.ts'
import { conPapelesElectronica, contrafirmaEnMesa, porFirmarElectronica } from '../testing/electronica/por-firmar.ts'
import { eventually } from '../testing/eventually.ts'
import { llaveDePrueba } from '../testing/llave-de-prueba.ts'
import { servicios } from '../testing/servicios.ts'
import { loQueSeLee, type MailServer, startMailServer } from '../testing/smtp.ts'
import { alSalir, dsHasta, nuevoPostulante, nuevoRut, porHttp } from '../testing/ventas.ts'

/** Every letter of the product, sent through a real mail server and checked by the same rules. */

const FROM = 'Isapre Alerce <panel@isapre-propia.cl>'
const todas = Object.keys(cartas) as Carta[]
/** Letters without an advisor to answer: sent to advisors themselves, or to the owner of a password. */
const sinAsesor: readonly Carta[] = [
  'resultado',
  'mensajeDeMesa',
  'enlaceDeClave',
  'claveCambiada',
  'segundoFactorCambiado',
  'cambioDeCorreo',
  'cuentaCreada',
  'cuentaPorCerrar',
  'cuentaCerrada',
  'alertasDelEquipo',
  'resumenDeAvisos',
]
/** Letters without Reply-To: an answer would carry the code. */
const sinRespuesta: readonly Carta[] = [...sinAsesor, 'codigoPostulante']

let server: MailServer
let desk: Desk
let asesora: Client
/** Last letter of the golden database: its job is not in the queue of this one. */
let antes = 0
beforeAll(async () => {
  server = await startMailServer()
  desk = await openDesk({ SMTP_URL: server.url, MAIL_FROM: FROM }, { ventas: true })
  asesora = await desk.as('asesora')
  const { ultimo } = await desk.db
    .selectFrom('correo')
    .select((e) => e.fn.max('id').as('ultimo'))
    .executeTakeFirstOrThrow()
  antes = Number(ultimo)
  await desk.startJobs()
  await writeAll()
})
afterAll(async () => {
  await desk.close()
  await server.close()
})

const cedula = (prospectoId: number) =>
  asesora.data(routes.cargaArchivoProspecto.path, {
    Identificador: prospectoId,
    NombreArchivo: `cedula-${prospectoId}.pdf`,
    Binario: Buffer.concat([pdf(), Buffer.from(`% ${prospectoId}`)]).toString('base64'),
    TipoAdjunto: 40,
    idBox: null,
  })

async function deLaActualizacion(): Promise<void> {
  const igual = { nombres: 'Elena', apellidoPaterno: 'Prueba', apellidoMaterno: 'Serrano' }
  for (const [documento, nombres] of [
    [true, 'Elena'],
    [false, 'Elena María'],
    [true, 'María Elena'],
  ] as const) {
    const { prospectoId } = await dsHasta(asesora, 'resultado', { postulante: nuevoPostulante() })
    desk.clock.pasan(1000)
    if (documento) await cedula(prospectoId)
    await porHttp(asesora)('finalizaEnvioDocUpd', { prospectoId, ...igual, nombres })
  }
}

async function delPlan(prospectoId: number): Promise<void> {
  const foto = { pagarUF: 4.2, pagarPesos: 160_000 }
  const plan = (nombre: string) => ({ plan: { nombre, codigo: nombre }, foto })
  const { asesorId } = await desk.db
    .selectFrom('prospecto')
    .select('asesorId')
    .where('id', '=', prospectoId)
    .executeTakeFirstOrThrow()
  const prospecto = { id: prospectoId, asesorId, nombres: 'ELENA MARÍA', correo: 'elena@example.cl' }
  const ctx = { ...servicios, tx: desk.db, ahora: desk.clock.ahora() }
  const cambio = { antes: plan('ROBLE'), ahora: plan('ALERCE') }
  await notifyPlan(ctx as never, prospecto as never, cambio as never)
  // Its job was dropped: send it here
  const { id } = await desk.db
    .updateTable('correo')
    .set({ estado: 'fallido' })
    .where('asunto', '=', 'Su plan de salud cambió')
    .returning('id')
    .executeTakeFirstOrThrow()
  await porHttp(await desk.as('mesa'))('reenviarCorreo', { correoId: id })
}

/** An applicant from invitation, access code and result to papers and contract. */
async function delPostulante(): Promise<void> {
  await contrafirmaEnMesa(desk, false)
  const venta = await conPapelesElectronica(desk, asesora)
  const { conCodigo } = await porFirmarElectronica(desk, asesora, venta)
  expect((await conCodigo()).body.data).toEqual({ estado: 'firmado' })
}

/** An invitation that ends tomorrow, and a couple with only the giver's signature. */
async function deInvitadas(): Promise<void> {
  const venta = await invitada(desk, asesora)
  await answerDuda(desk, asesora, venta)
  const { identificador, prospectoId, postulante } = venta
  const mañana = new Date(Date.parse(desk.clock.ahora()) + DIA_MS).toISOString()
  await desk.db
    .updateTable('enlaceInvitacion')
    .set({ expira: mañana })
    .where('declaracionId', '=', identificador)
    .execute()
  await desk.ronda('recordar-invitaciones')
  await sign(desk, (await parejaInvitada(desk, asesora)).otorga)
  const cambio = { ...formularioDe(postulante), prospectoId, tipoVenta: 'E', correo: 'otra@example.cl' } as const
  await porHttp(asesora)('actualizarProspecto', cambio)
}

/** A denied declaration, and one returned to its applicant. */
async function denegada(contraloria: Client): Promise<void> {
  const diagnosticos = { 4: ['J45', 'Asma', '15-03-2015'] } as const
  const { identificador } = await dsHasta(asesora, 'resultado', {
    postulante: nuevoPostulante(),
    declaracion: { diagnosticos },
  })
  const answer = alSalir(contraloria)
  await answer('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 })
  await answer('responderEvaluacionMedica', { identificador, resultado: 4, motivo: 'La condición sigue en curso' })
  await desk.releaseRespuestas()
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 4, pin: '' })
}

/** Two accounts created by the list of another system: one is announced as unused, the other closed. */
async function deCuentas(): Promise<void> {
  await desk.db
    .updateTable('clienteApi')
    .set({ alcances: ['usuarios'] })
    .execute()
  const persona = (usuario: string) => {
    const quien = { rut: nuevoRut(), nombres: 'Eva', apellidoPaterno: 'Lira', correo: `${usuario}@example.cl` }
    return { usuario, ...quien, roles: ['asesor'] }
  }
  const columnas = ['usuario', 'rut', 'nombres', 'apellidoPaterno', 'correo', 'roles'] as const
  const suyos = await desk.db.selectFrom('usuario').select(columnas).execute()
  const lista = suyos.filter(({ roles }) => !roles.includes('administracion'))
  const usuarios = [...lista, persona('nueva1'), persona('nueva2')]
  await (await desk.bearer()).data(routes.sincronizarUsuarios.path, { usuarios })
  const hace = (dias: number) => new Date(Date.parse(desk.clock.ahora()) - dias * DIA_MS).toISOString()
  const sinUso = (usuario: string, avisoSinUso: string | null) =>
    desk.db
      .updateTable('usuario')
      .set({ creado: hace(100), avisoSinUso })
      .where('usuario', '=', usuario)
      .execute()
  await sinUso('nueva1', null)
  await sinUso('nueva2', hace(20))
  const { core, db, clock } = desk
  await closeSinUso(core, { db, clock, services: { ...servicios, demo: false } } as never)
  // The announcement lost its job: send it here
  const { id } = await desk.db
    .updateTable('correo')
    .set({ estado: 'fallido' })
    .where('asunto', 'like', 'Su cuenta se cierra%')
    .returning('id')
    .executeTakeFirstOrThrow()
  await porHttp(await desk.as('administracion'))('reenviarCorreo', { correoId: id })
}

/** A threshold of the head of team that open sales passed since its last round. */
async function deAlertas(): Promise<void> {
  const umbrales = claveDeAlerta.map((clase) => ({ clase, valor: clase === 'detenida' ? 1 : null, porCorreo: true }))
  await porHttp(await desk.as('jefatura'))('guardarAlertas', { umbrales })
  await desk.db.updateTable('umbral').set({ avisadoHasta: '2026-01-01' }).execute()
  const quieta = desk.db.updateTable('prospecto').set({ estadoDesde: '2026-09-01T12:00:00.000Z' })
  await quieta.where('estado', '=', 'Prospecto Ingresado').execute()
  await desk.ronda('avisar-alertas')
}

/** A booking of a client, moved by its link. */
async function reservada(): Promise<void> {
  const pagina = { alias: 'camila', activa: true, minutos: 30, aviso: 4, dias: 14, modalidades: ['llamada' as const] }
  await porHttp(asesora)('guardarPaginaDeReservas', { ...pagina, version: 1 })
  const post = async (name: 'obtenerHorasDeReserva' | 'reservarHora' | 'moverReserva', payload: object) =>
    (await desk.anyone().post(routes[name].path, payload)).body.data
  const { horas } = await post('obtenerHorasDeReserva', { alias: pagina.alias })
  const cliente = { nombre: 'Rosa Vera', telefono: '981234567', correo: 'rosa@example.cl', comentario: '' }
  await post('reservarHora', { alias: pagina.alias, inicio: horas[0], modalidad: 'llamada', ...cliente })
  const { raw } = await eventually(() => {
    const llegada = server.received.find(
      ({ raw }) => /#enlace=/.test(loQueSeLee(raw)) && /reserva#/.test(loQueSeLee(raw)),
    )
    if (!llegada) throw new Error('no llegó la reserva')
    return llegada
  })
  await post('moverReserva', { enlace: /#enlace=([\w-]+)/.exec(loQueSeLee(raw))?.[1], inicio: horas[5] })
}

/** The daily letter of an advisor, with the news that the other letters brought. */
async function resumida(): Promise<void> {
  await porHttp(asesora)('guardarPreferenciasDeAvisos', { callados: [], sinCorreo: [], hora: 6, enDescanso: true })
  await desk.db
    .updateTable('preferenciaAviso')
    .set({ resumidoHasta: new Date(Date.parse(desk.clock.ahora()) - DIA_MS).toISOString() })
    .execute()
  await desk.ronda('enviar-resumenes')
}

/** Causes each kind of letter at least once. */
async function writeAll(): Promise<void> {
  const contraloria = await desk.as('contraloria')
  const vendedores = { asesora, contraloria }
  const call = porHttp(asesora)
  const { prospectoId } = await dsHasta(asesora, 'inicioManual')
  await call('enviarCotizacionCorreo', { prospectoId })
  const cita = { prospectoId, fechaHoraInicio: '08/10/2026 10:00:00', duracionMinutos: 60, comentario: 'nota' }
  const { citaId } = await call('agendarCita', { ...cita, avisar: true })
  await call('eliminarCita', { citaId })
  await reservada()
  await delPlan(prospectoId)
  const { rut } = await dsFinalizada(vendedores, { tipoTrabajador: 'I' })
  await call('reenvioCupon', { Rut: rut, TipoEnvio: 1 })
  const { identificador } = await conDatosContractuales(vendedores)
  await documentosEmitidos(asesora, identificador)
  await call('enviarCorreoDocumentosContractuales', { identificador })
  await call('enviarCopiaDS', { identificador })
  const suyo = { asunto: 'Mensaje de la semana', texto: 'Hola:\n\nLe escribo por su plan.' }
  await call('anotar', { prospectoId, clase: 'correo', ...suyo })
  const mensaje = { prospectoId, texto: 'Falta la cédula.' }
  await porHttp(await desk.as('mesa'))('escribirAlAsesor', mensaje)
  await delPostulante()
  await deInvitadas()
  await denegada(contraloria)
  await deLaActualizacion()
  await desk.anyone().post(routes.pedirEnlaceClave.path, { usuario: 'jefatura' })
  const clave = { actual: 'Alerce-2026', nueva: 'el tren sale tarde' }
  const asesor2 = await desk.as('asesor2')
  const llave = llaveDePrueba('http://localhost')
  const { desafio, opciones } = await asesor2.data(routes.proponerLlave.path, { clave: clave.actual })
  const creada = { desafio, nombre: 'Teléfono', llave: llave.create(opciones.challenge) }
  await asesor2.data(routes.agregarLlave.path, creada)
  await asesor2.data(routes.cambiarClave.path, clave)
  await deAlertas()
  // Last of those with teams: the list of users leaves them out
  await deCuentas()
  await resumida()
}

const asuntoDe = (carta: Carta): RegExp => {
  const { asunto } = cartas[carta] as { asunto: (...datos: string[]) => string }
  return new RegExp(`^${RegExp.escape(asunto('§', '§')).replaceAll('§', '.+')}$`)
}

/** Letters of a kind, as received by the mail server. */
async function recibidas(carta: Carta) {
  const filas = await desk.db
    .selectFrom('correo')
    .select(['id', 'identidad', 'asunto', 'texto', 'asesorId'])
    .where('id', '>', antes)
    .execute()
  const suyas = filas.filter(({ asunto }) => asuntoDe(carta).test(asunto))
  return await eventually(() =>
    suyas.map((fila) => {
      const llegada = server.received.find(({ raw }) => raw.includes(`<${fila.identidad}@`))
      if (!llegada) throw new Error(`${fila.asunto}: no llegó`)
      return { ...fila, ...llegada, cabecera: llegada.raw.slice(0, llegada.raw.indexOf('\r\n\r\n')) }
    }),
  )
}

test('no letter carries health data: nothing that is kept sealed, and no copy of a declaration', async () => {
  const adjuntos = await desk.db
    .selectFrom('correoAdjunto as a')
    .innerJoin('archivo as f', 'f.id', 'a.archivoId')
    .innerJoin('correo as c', 'c.id', 'a.correoId')
    .select(['a.nombre', 'a.archivoId', 'f.confidencial', 'c.clase'])
    .execute()
  const copias = await desk.db
    .selectFrom('documentoContrato')
    .select('archivoId')
    .where('tipo', '=', 'declaracion-salud')
    .execute()
  const deCopia = new Set(copias.map(({ archivoId }) => archivoId))
  expect(adjuntos.some(({ clase }) => clase === 'documentos')).toBe(true)
  expect(adjuntos.filter(({ archivoId, confidencial }) => confidencial || deCopia.has(archivoId))).toEqual([])
  // Neither do they contain words of a clinical question or diagnosis
  const leidas = server.received.map(({ raw }) => loQueSeLee(raw))
  expect(leidas.join('\n')).toMatch(/Declaración de Salud/)
  for (const leida of leidas) expect(leida).not.toMatch(/diagn[oó]stico|hospitaliz|enfermedad/i)
})

/** Subject and text of letters in the outbox after delivery. */
const entregadas = (carta: Carta) =>
  eventually(async () => {
    const filas = await desk.db
      .selectFrom('correo')
      .select(['asunto', 'texto', 'estado'])
      .where('id', '>', antes)
      .execute()
    const suyas = filas.filter(({ asunto }) => asuntoDe(carta).test(asunto))
    if (suyas.some(({ estado }) => estado !== 'enviado')) throw new Error(`${carta}: no se entrega`)
    return suyas.map(({ texto }) => texto)
  })

describe.each(todas)('the letter %s', (carta) => {
  test('follows the rules of every letter', async () => {
    const suyas = await recibidas(carta)
    expect(suyas.length).toBeGreaterThan(0)
    for (const { cabecera, raw, texto, from, asesorId } of suyas) {
      expect(from).toBe('panel@isapre-propia.cl')
      expect(cabecera).toMatch(/^Message-ID: <[0-9a-f-]{36}@isapre-propia\.cl>/m)
      for (const linea of ['Auto-Submitted: auto-generated', 'Content-Language: es-CL'])
        expect(cabecera).toContain(linea)
      for (const parte of ['text/plain', 'text/html']) expect(raw).toContain(`Content-Type: ${parte}`)
      expect(/^Reply-To: .*<\w+@alerce\.example\.cl>/m.test(cabecera)).toBe(!sinRespuesta.includes(carta))
      expect(asesorId === null).toBe(sinAsesor.includes(carta))
      // Names in normal case: only codes and amounts are in capitals
      expect(texto).not.toMatch(/\p{Lu}{2,} \p{Lu}{2,}/u)
      // The outbox keeps no word of a letter that an advisor wrote
      if (carta === 'mensajeDelAsesor') expect(texto).toBe(TEXTO_RESERVADO)
      else expect(texto).toMatch(/^Hola(, \p{Lu}\p{Ll}[\p{L} ]*)?:\n/u)
    }
  })
})

test.each(todas)(
  'the letter %s contains a secret only if the catalogue declares it, and its outbox deletes it',
  async (carta) => {
    const { abre }: CartaKind = cartas[carta]
    for (const texto of await entregadas(carta)) {
      expect(texto.includes('(entregado)')).toBe(abre === true)
      expect(llevaLlave(texto)).toBe(false)
    }
  },
)

test('a result names the case by its folio and leads to it', async () => {
  for (const { asunto, texto } of await recibidas('resultado')) {
    expect(asunto).toMatch(/^Hay un resultado de Elena [\p{L} ]+ \(DS/u)
    const folio = /DS (\d+)/.exec(asunto)?.[1] ?? ''
    const ids = /\/dashboard\/resultado-ds\?prospectoId=(\d+)&identificador=(\d+)\n/.exec(texto)
    const caso = await desk.db
      .selectFrom('declaracion')
      .select(['folio', 'prospectoId'])
      .where('id', '=', Number(ids?.[2]))
      .executeTakeFirst()
    expect([String(caso?.folio), caso?.prospectoId]).toEqual([folio, Number(ids?.[1])])
  }
})

test('pressed twice at once, the quote is one mail', async () => {
  const { prospectoId } = await dsHasta(asesora, 'inicioManual', { postulante: nuevoPostulante() })
  const send = () => asesora.post(routes.enviarCotizacionCorreo.path, { prospectoId })
  const respuestas = await Promise.all([send(), send(), send()])
  expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200])
  const escritas = await desk.db.selectFrom('correo').select('id').where('prospectoId', '=', prospectoId).execute()
  expect(escritas).toHaveLength(1)
})

test('pressed twice at once, the papers of a contract are one mail', async () => {
  const { prospectoId, identificador } = await conDatosContractuales({
    asesora,
    contraloria: await desk.as('contraloria'),
  })
  await documentosEmitidos(asesora, identificador)
  const send = () => asesora.post(routes.enviarCorreoDocumentosContractuales.path, { identificador })
  const respuestas = await Promise.all([send(), send(), send()])
  expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200])
  const escritas = await desk.db
    .selectFrom('correo')
    .select('id')
    .where('prospectoId', '=', prospectoId)
    .where('asunto', '=', cartas.documentosDelContrato.asunto())
    .execute()
  expect(escritas).toHaveLength(1)
})
