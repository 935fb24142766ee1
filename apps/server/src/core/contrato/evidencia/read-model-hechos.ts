import type { Hecho } from '@alerce/evidencia/manifiesto'
import type { Db } from '../../../platform/db/database.ts'
import { constanciasDe } from '../../declaracion/invitacion/read-model-firmas.ts'

const sinCodigo = { correo: null, codigoPedido: null, codigoEntregado: null, codigoCarta: null }
const nada = {
  metodo: null,
  ip: null,
  agente: null,
  texto: null,
  version: null,
  huella: null,
  contenido: null,
  conexionDelAsesor: false,
  ...sinCodigo,
}
/** Fact without further details, unless given in `mas`. */
const acto = (en: string, quien: string, que: string, mas: Partial<Hecho> = {}): Hecho => ({
  en,
  quien,
  que,
  ...nada,
  ...mas,
})

const POR_IDENTIDAD = 'RUT, fecha de nacimiento y código de un solo uso enviado al correo'

const loConstado = {
  previred: ['Autorizó la consulta en PreviRed', 'No autorizó la consulta en PreviRed'],
  consideraciones: ['Leyó las consideraciones', 'No aceptó las consideraciones'],
  firma: ['Firmó la Declaración de Salud', 'No firmó la Declaración de Salud'],
  restricciones: ['Aceptó las restricciones', 'No aceptó las restricciones'],
  contrato: ['Firmó los documentos del contrato', 'No firmó los documentos del contrato'],
} as const

/** Consents and signatures of the applicant, with the exact text and the delivery of the code. */
async function constancias(tx: Db, { declaracionId, postulante, rutaDe }: DeQuien): Promise<Hecho[]> {
  return (await constanciasDe(tx, declaracionId)).map(
    ({ id: _, declaracionId: __, en, que, acepta, archivoId, ...constancia }) =>
      acto(en, postulante, loConstado[que][acepta ? 0 : 1], {
        ...constancia,
        contenido: archivoId === null ? null : (rutaDe?.get(archivoId) ?? null),
      }),
  )
}

const delCodigo = ['correo', 'codigoPedido', 'codigoEntregado', 'codigoCarta'] as const

/** Links sent, without their token, and the entries by them. */
async function entradas(tx: Db, declaracionId: number, postulante: string): Promise<Hecho[]> {
  const enlaces = tx.selectFrom('enlaceInvitacion').select(['creado', 'creadoPor', 'origen', 'llevaA'])
  const sesiones = tx.selectFrom('sesionPostulante').select(['creada', 'ip', 'agente', 'conexionDelAsesor'])
  const adonde = { postulacion: 'a la Declaración de Salud', copia: 'a la copia de la Declaración de Salud' } as const
  return [
    ...(await enlaces.where('declaracionId', '=', declaracionId).execute()).map(
      ({ creado, creadoPor, origen, llevaA }) =>
        acto(
          creado,
          creadoPor,
          `${origen === 'compartido' ? 'Mostró' : 'Envió por correo'} un enlace personal ${adonde[llevaA]}`,
        ),
    ),
    ...(await sesiones.select(delCodigo).where('declaracionId', '=', declaracionId).execute()).map(
      ({ creada, ...conexion }) =>
        acto(creada, postulante, 'Probó su identidad y entró', { ...conexion, metodo: POR_IDENTIDAD }),
    ),
  ]
}

/** Payment mandates, revoked ones included. */
async function mandatos(tx: Db, declaracionId: number, postulante: string): Promise<Hecho[]> {
  const rows = await tx
    .selectFrom('mandato as m')
    .leftJoin('consentimientoMandato as c', 'c.mandatoId', 'm.id')
    .select(['m.otorgadoEn', 'm.otorgadoPor', 'm.origen', 'm.referencia', 'm.revocadoEn', 'm.revocadoPor'])
    .select(['c.texto', 'c.version', 'c.ip', 'c.agente', 'c.metodo', 'c.correo', 'c.conexionDelAsesor'])
    .where('m.declaracionId', '=', declaracionId)
    .execute()
  return rows.flatMap((m) => {
    const propio = m.origen === 'postulante'
    const que = `${propio ? 'Otorgó' : 'Registró'} el mandato de pago ${m.referencia}`
    const { texto, version, ip, agente, correo } = m
    const conexionDelAsesor = m.conexionDelAsesor ?? false
    const como = { texto, version, ip, agente, correo, conexionDelAsesor }
    const metodo = propio ? (m.metodo ?? 'enlace personal enviado al correo, RUT y fecha de nacimiento') : null
    return [
      acto(m.otorgadoEn, propio ? postulante : m.otorgadoPor, que, { ...como, metodo }),
      ...(m.revocadoEn ? [acto(m.revocadoEn, m.revocadoPor ?? '', `Revocó el mandato de pago ${m.referencia}`)] : []),
    ]
  })
}

/** Separate signatures: the circular of the spouse and the sworn declarations of medical dependants. */
async function aparte(tx: Db, declaracionId: number): Promise<Hecho[]> {
  const circular = tx.selectFrom('firmaCircular').select(['en', 'por', 'firma', 'ip'])
  const juradas = tx.selectFrom('declaracionJurada').select(['aceptadaEn', 'aceptadaPor', 'dice', 'huella'])
  return [
    ...(await circular.where('declaracionId', '=', declaracionId).execute()).map(({ en, por, firma, ip }) =>
      acto(en, por, firma ? 'Aceptó la circular del cónyuge' : 'Retiró la aceptación de la circular del cónyuge', {
        ip,
      }),
    ),
    ...(await juradas.where('declaracionId', '=', declaracionId).execute()).flatMap((j) =>
      j.aceptadaEn
        ? [
            acto(j.aceptadaEn, j.aceptadaPor ?? '', 'Aceptó la declaración jurada de una carga médica', {
              texto: j.dice,
              huella: j.huella,
            }),
          ]
        : [],
    ),
  ]
}

/** Acts of the insurer: issue, evaluation, receipt of signed papers and review by the desk. */
async function deLaIsapre(tx: Db, declaracionId: number): Promise<Hecho[]> {
  const evaluaciones = tx.selectFrom('evaluacion').select(['en', 'por', 'clase', 'confirmadaPor', 'reenvio'])
  const envios = tx.selectFrom('envioFirmado').selectAll()
  const recibidos = tx
    .selectFrom('papelFirmado as f')
    .innerJoin('documentoContrato as d', 'd.id', 'f.documentoId')
    .innerJoin('archivo as a', 'a.id', 'f.archivoId')
    .select(['f.en', 'f.por', 'd.nombre', 'a.sha256'])
  return [
    ...(await evaluaciones.where('declaracionId', '=', declaracionId).execute())
      .filter(({ reenvio }) => !reenvio)
      .map(({ en, por, clase, confirmadaPor }) =>
        acto(
          en,
          confirmadaPor ? `${por}, confirmada por ${confirmadaPor}` : por,
          `Resolvió la evaluación ${clase === 'medica' ? 'médica' : 'financiera'}`,
        ),
      ),
    ...(await recibidos.where('d.declaracionId', '=', declaracionId).execute()).map(({ en, por, nombre, sha256 }) =>
      acto(en, por, `Entregó firmado «${nombre}»`, { huella: sha256 }),
    ),
    ...(await envios.where('declaracionId', '=', declaracionId).execute()).flatMap((e) => [
      acto(e.enviadoEn, e.enviadoPor, 'Envió los documentos firmados a la mesa'),
      ...(e.resueltoEn && e.decision
        ? [
            acto(
              e.resueltoEn,
              e.resueltoPor ?? '',
              e.decision === 'aceptado' ? 'Aceptó los documentos firmados' : 'Devolvió los documentos firmados',
            ),
          ]
        : []),
    ]),
  ]
}

interface DeQuien {
  readonly declaracionId: number
  /** Name of the applicant. */
  readonly postulante: string
  /** Path of each file in the pack, by file id; absent outside a pack. */
  readonly rutaDe?: ReadonlyMap<number, string>
}

/** Facts with their authors behind the contract of a sale, oldest first. */
export async function hechosDe(tx: Db, deQuien: DeQuien): Promise<Hecho[]> {
  const { declaracionId, postulante } = deQuien
  const todos = [
    await constancias(tx, deQuien),
    await entradas(tx, declaracionId, postulante),
    await mandatos(tx, declaracionId, postulante),
    await aparte(tx, declaracionId),
    await deLaIsapre(tx, declaracionId),
  ]
  return todos.flat().toSorted((a, b) => a.en.localeCompare(b.en))
}
