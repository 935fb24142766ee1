import { routes } from '@alerce/contract/routes'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { confirmPlan, formularioDe, type PostulanteDemo } from '../../semilla/demo/recorrido.ts'
import { type Answer, type Client, upload } from '../client.ts'
import type { Desk } from '../desk.ts'
import { testVault } from '../template.ts'
import { nuevoPostulante, porHttp } from '../ventas.ts'

/** A server with its own address in letters, and without a limit of logins per address. */
export const delPostulante = { PUBLIC_URL: 'https://alerce.test/', LOGIN_ATTEMPTS_PER_MINUTE: 10_000 }

/** An electronic sale with a confirmed plan, not invited yet. */
export async function ventaElectronica(client: Client, changes: Partial<PostulanteDemo> = {}) {
  const call = porHttp(client)
  const postulante = nuevoPostulante(changes)
  const { prospectoId } = await call('ingresarProspecto', { ...formularioDe(postulante), tipoVenta: 'E' })
  const { beneficiarios } = postulante
  if (beneficiarios) await call('guardarBeneficiarios', { prospectoId, beneficiarios })
  await confirmPlan(call, prospectoId, postulante.rentaCertificada ? 'tabla' : 'carta')
  return { prospectoId, postulante }
}

/** Source of letters: the database of the test, or the outbox of a separate process. */
type Correos = Pick<Desk, 'db'> | { readonly ultimaCarta: (asunto: string) => Promise<string> }

/** Server that applicants enter. */
type Puerta = Correos & Pick<Desk, 'anyone'>

/** More than the time within which a letter requested again is not repeated. */
export const ES_OTRA_CARTA_MS = 6 * MINUTO_MS

/** Columns needed to open a letter. */
export const deUnaCarta = ['id', 'texto', 'conLlave'] as const

/** The text of a letter as its addressee reads it. */
export const cartaAbierta = (carta: {
  readonly id: number
  readonly texto: string
  readonly conLlave: Buffer | null
}) => (carta.conLlave ? testVault.en('correo.con_llave', carta.id).open<string>(carta.conLlave) : carta.texto)

/** Text of the newest letter to an applicant with these words in its subject. */
export async function cartaDe(correos: Correos, prospectoId: number, asunto: string): Promise<string> {
  if ('ultimaCarta' in correos) return await correos.ultimaCarta(asunto)
  const carta = await correos.db
    .selectFrom('correo')
    .select(deUnaCarta)
    .where('prospectoId', '=', prospectoId)
    .where('asunto', '=', asunto)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return carta ? cartaAbierta(carta) : ''
}

export const enlaceEn = (texto: string): string => /#enlace=([\w-]+)/.exec(texto)?.[1] ?? 'sin-enlace-en-la-carta'
const codigoEn = (texto: string): string => /Código: (\d{6})/.exec(texto)?.[1] ?? 'sin código'

/** The same sale, invited: the token is that of the mailed link. */
export async function invitada(desk: Correos, client: Client, changes: Partial<PostulanteDemo> = {}) {
  const venta = await ventaElectronica(client, changes)
  const { prospectoId } = venta
  const { declaracionSaludId } = await porHttp(client)('generarInvitacionDashboard', { prospectoId })
  const enlace = enlaceEn(await cartaDe(desk, prospectoId, 'Complete su Declaración de Salud'))
  return { ...venta, identificador: declaracionSaludId, enlace }
}

export type Invitada = Awaited<ReturnType<typeof invitada>>

/** Birth date of every applicant of the tests. */
export const NACIDA = '15-03-1990'
export const ultimoCodigo = async (desk: Correos, { prospectoId }: Pick<Invitada, 'prospectoId'>): Promise<string> =>
  codigoEn(await cartaDe(desk, prospectoId, 'Su código de un solo uso'))

/** The applicant with an open session: posts by the name of an operation. */
export interface Postulante {
  post(name: keyof typeof routes, payload?: object, headers?: Record<string, string>): Promise<Answer>
  /** Uploads a file. */
  upload(name: 'subirAntecedente', bytes: Uint8Array, nombre: string): Promise<Answer>
  readonly cookie: string
}

const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

/** Proves the identity of the applicant and opens a session. */
export async function enter(
  desk: Puerta,
  venta: Pick<Invitada, 'enlace' | 'prospectoId'> & { readonly postulante: { readonly rut: string } },
): Promise<Postulante> {
  const anyone = desk.anyone()
  const { enlace, postulante } = venta
  const dicho = { enlace, documento: postulante.rut, fechaNacimiento: NACIDA }
  const { desafio } = await anyone.data(routes.identificarPostulante.path, dicho)
  const codigo = await ultimoCodigo(desk, venta)
  const cookie = cookieOf(await anyone.post(routes.entrarPostulacion.path, { enlace, desafio, codigo }))
  return {
    cookie,
    post: (name, payload = {}, headers = {}) => anyone.post(routes[name].path, payload, { ...headers, cookie }),
    upload: (name, bytes, nombre) => upload(anyone, routes[name], {}, { bytes, nombre }, { cookie }),
  }
}

/** A question of the applicant, answered by their advisor. */
export async function answerDuda(desk: Puerta, asesora: Client, venta: Invitada): Promise<void> {
  const { identificador, prospectoId } = venta
  await hecho(await enter(desk, venta), 'preguntarAlAsesor', { texto: '¿Desde cuándo cubre?' })
  const { dudas } = await porHttp(asesora)('obtenerAnotaciones', { prospectoId })
  await porHttp(asesora)('responderDuda', { identificador, dudaId: dudas[0]?.dudaId ?? 0, texto: 'Desde enero.' })
}

/** Data of the holder, as the page of the applicant sends them. */
export const TITULAR = {
  nombres: 'Elena',
  apellidoPaterno: 'Prueba',
  apellidoMaterno: 'Serrano',
  idSalud: 1,
  peso: '60',
  altura: '1,65',
  pension: false,
  causal: null,
  diagnostico: '',
}

/** Calls an operation and expects success. */
export async function hecho({ post }: Postulante, name: keyof typeof routes, payload: object): Promise<void> {
  const { status, body } = await post(name, payload)
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
}

/** Answers all questions with «no»; `persona`: the data of each beneficiary. */
export async function answerPreguntas(postulante: Postulante, persona: () => object = () => ({})): Promise<void> {
  const { previred, consideraciones, cuestionario, beneficiarios } = (await postulante.post('obtenerPostulacion')).body
    .data
  await hecho(postulante, 'decidirPrevired', { autoriza: true, version: previred.version })
  await hecho(postulante, 'confirmarRenta', { correcta: true })
  await hecho(postulante, 'aceptarConsideraciones', { acepta: true, version: consideraciones.version })
  await hecho(postulante, 'guardarTitularPostulante', TITULAR)
  for (const { id } of beneficiarios) await hecho(postulante, 'guardarPersonaPostulante', { id, ...persona() })
  const { version } = cuestionario
  for (const codigoPregunta of preguntasDS)
    await hecho(postulante, 'guardarRespuestaPostulante', { codigoPregunta, respuesta: false, version })
}

/** Answers everything that comes before the signature, for an applicant alone. */
export async function answerAll(postulante: Postulante): Promise<void> {
  await answerPreguntas(postulante)
  await confirmResumenes(postulante)
}

async function confirmResumenes(postulante: Postulante): Promise<void> {
  await hecho(postulante, 'confirmarResumen', { cual: 'resumenAntecedentes' })
  await hecho(postulante, 'confirmarResumen', { cual: 'resumenDeclaracion' })
}

/** Confirms the summaries and signs the declaration. */
export async function signAnswered(desk: Correos, venta: Invitada, postulante: Postulante): Promise<void> {
  await confirmResumenes(postulante)
  const { version } = (await postulante.post('obtenerPostulacion')).body.data.firma
  await hecho(postulante, 'pedirCodigoDeFirma', {})
  await hecho(postulante, 'firmarDeclaracion', { pin: await ultimoCodigo(desk, venta), acepta: true, version })
}

/** Answers and signs as the applicant. */
export async function sign(desk: Desk, venta: Invitada): Promise<Postulante> {
  const postulante = await enter(desk, venta)
  await answerPreguntas(postulante)
  await signAnswered(desk, venta, postulante)
  return postulante
}

/** The same from the beginning; by default the income is certified, so that the machine approves it. */
export async function firmada(desk: Desk, client: Client, quien: Partial<PostulanteDemo> = { rentaCertificada: true }) {
  const venta = await invitada(desk, client, quien)
  return { venta, postulante: await sign(desk, venta) }
}

/** An invited couple: one spouse gives, the other receives. */
export async function parejaInvitada(desk: Desk, client: Client) {
  const otorga = await invitada(desk, client, { rentaCertificada: true })
  const recibe = await invitada(desk, client, { rentaCertificada: true })
  const ambos = [
    { id: otorga.prospectoId, parejaId: recibe.prospectoId, otorga: true },
    { id: recibe.prospectoId, parejaId: otorga.prospectoId, otorga: false },
  ]
  for (const { id, ...lado } of ambos)
    await desk.db
      .updateTable('prospecto')
      .set({ ...lado, tipoPlan: 'S' })
      .where('id', '=', id)
      .execute()
  return { otorga, recibe }
}
