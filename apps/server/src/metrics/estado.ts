import { gruposDelEstado } from '@alerce/contract/messages/base/estado'
import type { HechoDelEstado } from '@alerce/contract/operations/base/estado'
import { type ReplicaFacts, shareOf, troubleOf } from '../platform/db/replica-reads.ts'
import type { DatabaseFacts, Facts, FileFacts, ServerFacts } from './facts.ts'
import type { ObjectFacts } from './read-model.ts'

/** Limits of what is normal; deploy/prometheus/alertas.yml warns at the same ones. */
export const limites = {
  /** Seconds a due job may wait: rounds are looked for every 30. */
  trabajo: 300,
  /** Seconds a letter may wait. */
  carta: 3600,
  /** Days since the newest UF. */
  uf: 1,
  /** Files that may wait for the bucket. */
  archivos: 1000,
  /** Free bytes of DATA_DIR. */
  disco: 1_000_000_000,
} as const

type Grupo = HechoDelEstado['grupo']
type Pantalla = HechoDelEstado['pantalla']

/** Facts of a group, each told by its function. `pantalla`: the screen that mends it. */
export function hechosDe(grupo: Grupo, pantalla: Pantalla = null) {
  const tell = (estado: HechoDelEstado['estado']) => (asunto: string, texto: string) =>
    ({ grupo, asunto, estado, texto, pantalla }) satisfies HechoDelEstado
  const [bien, atender, incierto] = [tell('bien'), tell('atender'), tell('incierto')]
  /** Asks for attention where `pide`. */
  const segun = (pide: boolean, asunto: string, texto: string) => (pide ? atender : bien)(asunto, texto)
  return { bien, atender, incierto, segun }
}

/** A duration in its largest unit: 45 s, 12 min, 5 h, 3 días. */
function duracion(seconds: number): string {
  const units = [
    [86_400, 'días'],
    [3600, 'h'],
    [60, 'min'],
  ] as const
  const [size, name] = units.find(([one]) => seconds >= 2 * one) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${name}`
}

function hechosDelServidor({ nombre, running, direccionUnica }: ServerFacts): HechoDelEstado[] {
  const { bien, atender } = hechosDe('servidor')
  const curso = running === null ? '' : `, ${running} ${running === 1 ? 'llamada' : 'llamadas'} en curso`
  return [
    bien('Servidor', `responde${curso} (${nombre})`),
    ...(direccionUnica === null
      ? []
      : [
          atender(
            'Direcciones',
            `todas las peticiones llegan de ${direccionUnica} y comparten sus límites: indique el proxy en TRUST_PROXY`,
          ),
        ]),
  ]
}

function hechosDeConexiones({ pool }: ServerFacts): HechoDelEstado[] {
  const { segun } = hechosDe('base')
  const texto = `${pool.size - pool.idle} en uso de ${pool.size}, ${pool.waiting} llamadas esperan una`
  return [segun(pool.waiting > 0, 'Conexiones', texto)]
}

/** Share of the lists that the replica served, in per cent. */
function parteDe(reads: ReplicaFacts['reads']): string {
  const share = shareOf(reads)
  return share === null ? 'ninguna lista leída todavía' : `de ella se lee el ${Math.floor(share * 100)} % de las listas`
}

function hechosDeLaReplica({ replica }: ServerFacts): HechoDelEstado[] {
  if (replica === null) return []
  const { bien, atender } = hechosDe('base')
  const trouble = troubleOf(replica)
  if (trouble === 'away') return [atender('Réplica', 'no responde: las listas se leen del primario')]
  const atraso = `atraso de ${duracion(replica.lagSeconds ?? 0)}`
  if (trouble === 'lagging') return [atender('Réplica', `${atraso}: las listas se leen del primario`)]
  return [bien('Réplica', `responde, ${atraso}; ${parteDe(replica.reads)}`)]
}

function hechosDeTrabajos({ jobs }: DatabaseFacts): HechoDelEstado[] {
  const { bien, atender } = hechosDe('trabajos')
  const sum = (field: 'ready' | 'deferred' | 'active' | 'failed') => jobs.reduce((all, job) => all + job[field], 0)
  const late = jobs.filter(({ oldestSeconds }) => oldestSeconds > limites.trabajo)
  const failed = jobs.filter((job) => job.failed > 0)
  const cuentas = `${sum('ready')} en cola, ${sum('active')} en curso, ${sum('deferred')} para después`
  return [
    bien('Trabajos', cuentas),
    ...late.map(({ queue, oldestSeconds }) =>
      atender('Trabajos', `${queue} espera hace ${duracion(oldestSeconds)}; los trabajos no corren`),
    ),
    ...failed.map(({ queue, failed }) => atender('Trabajos', `${queue} falló del todo ${failed} veces en un día`)),
  ]
}

function hechosDeCartas({ outbox }: DatabaseFacts): HechoDelEstado[] {
  const { bien, segun } = hechosDe('correo', 'correos')
  const espera = outbox.pending > 0 ? `, la más antigua hace ${duracion(outbox.oldestSeconds)}` : ''
  return [
    segun(outbox.oldestSeconds > limites.carta, 'Cartas', `${outbox.pending} por salir${espera}`),
    bien('Cartas sin entregar', String(outbox.failed)),
  ]
}

/** Without mail server letters stay in the outbox: normal in the demo alone. */
function hechosDelServidorDeCorreo({ correo, demo }: ServerFacts): HechoDelEstado[] {
  const { bien, segun } = hechosDe('correo')
  if (correo) return [bien('Servidor de correo', 'configurado')]
  return [segun(!demo, 'Servidor de correo', 'no configurado (SMTP_URL): las cartas quedan en la bandeja')]
}

/** The listener of notices begins with the first open screen. */
function hechosDeAvisos({ listeners }: ServerFacts): HechoDelEstado[] {
  const { bien, segun } = hechosDe('avisos')
  const all = Object.entries(listeners)
  if (all.length === 0) return [bien('Escucha', 'ninguna todavía')]
  return all.map(([name, heard]) => segun(!heard, `Escucha de ${name}`, heard ? 'conectada' : 'cortada'))
}

function fraseDeUf(days: number | null): string {
  if (days === null) return 'no hay ninguna'
  return days === 0 ? 'está al día' : `la última, con ${days} días de atraso`
}

function hechosDeTablas({ ufDays, catalogo }: DatabaseFacts): HechoDelEstado[] {
  const { atender, segun } = hechosDe('tablas', 'catalogo')
  return [
    segun(ufDays === null || ufDays > limites.uf, 'UF', fraseDeUf(ufDays)),
    segun(!catalogo.vende, 'Catálogo', catalogo.vende ? 'se puede vender' : 'no se puede vender'),
    ...catalogo.avisos.map((aviso) => atender('Catálogo', aviso)),
  ]
}

function hechosDelDisco({ diskFree }: ServerFacts): HechoDelEstado[] {
  if (diskFree === null) return []
  const texto = `${Math.floor(diskFree / 1e6)} MB libres`
  return [hechosDe('archivos').segun(diskFree < limites.disco, 'Disco de DATA_DIR', texto)]
}

function hechosDeArchivos({ bucket, antivirus }: FileFacts, objects: ObjectFacts | null): HechoDelEstado[] {
  const { bien, incierto, segun } = hechosDe('archivos')
  const cuentas = objects ? `; ${objects.toMove} por llevar, ${objects.toDelete} por borrar` : ''
  const enS3 = `en S3, que ${bucket ? 'responde' : 'no responde'}${cuentas}`
  return [
    bucket === null
      ? bien('Archivos', 'en la base de datos')
      : segun(!bucket || (objects?.toMove ?? 0) > limites.archivos, 'Archivos', enS3),
    antivirus === null
      ? incierto('Antivirus', 'no hay; los archivos que llegan no se revisan (CLAMD_URL)')
      : segun(!antivirus, 'Antivirus', antivirus ? 'responde' : 'no responde'),
  ]
}

function hechosDeRevision({ files }: ServerFacts): HechoDelEstado[] {
  const { bien, atender } = hechosDe('archivos')
  const { unreadable, infected, unscanned } = files
  return [
    ...(unreadable > 0 ? [atender('Archivos perdidos o alterados', `${unreadable} que alguien pidió`)] : []),
    ...(infected > 0 ? [bien('Archivos con virus', `${infected} que no se guardaron`)] : []),
    ...(unscanned > 0 ? [atender('Archivos sin revisar', `${unscanned} que el antivirus no alcanzó a revisar`)] : []),
  ]
}

function hechosDelRegistro({ metricas, trazas }: ServerFacts): HechoDelEstado[] {
  const { bien, incierto, segun } = hechosDe('registro')
  return [
    metricas ? bien('Métricas', 'se miden') : incierto('Métricas', 'no se miden (METRICS_PORT)'),
    trazas === null
      ? incierto('Trazas', 'no se envían (OTEL_EXPORTER_OTLP_ENDPOINT)')
      : segun(trazas === 'fallan', 'Trazas', trazas === 'fallan' ? 'no llegan a su receptor' : 'se envían'),
  ]
}

/** The chain of the access log is verified on demand: it is long. */
const hechosDeAccesos = (): HechoDelEstado[] => [
  hechosDe('registro', 'accesos').incierto('Registro de accesos a salud', 'se comprueba en Accesos'),
]

/** Facts told by the server that answers: a new one adds its function here. */
const delServidor = [
  hechosDelServidor,
  hechosDeConexiones,
  hechosDeLaReplica,
  hechosDelServidorDeCorreo,
  hechosDeAvisos,
  hechosDelDisco,
  hechosDeRevision,
  hechosDelRegistro,
]
/** Facts told by the database, the same from each server. */
const deLaBase = [hechosDeTrabajos, hechosDeCartas, hechosDeTablas, hechosDeAccesos]

const orden = Object.keys(gruposDelEstado)

/** Subjects that only the database knows. */
const sinBase = [
  ['trabajos', 'Trabajos'],
  ['correo', 'Cartas'],
  ['tablas', 'Catálogo'],
] as const

function hechosDeLaBase(database: DatabaseFacts | null): HechoDelEstado[] {
  const { bien, atender } = hechosDe('base')
  if (database) return [bien('Base de datos', 'responde'), ...deLaBase.flatMap((tell) => tell(database))]
  return [
    atender('Base de datos', 'no responde'),
    ...sinBase.map(([grupo, asunto]) => hechosDe(grupo).incierto(asunto, 'lo dice la base de datos, que no responde')),
  ]
}

/** State of an installation, a fact for each subject, by groups. */
export const hechosDelEstado = ({ server, database, files }: Facts): HechoDelEstado[] =>
  [
    ...hechosDeLaBase(database),
    ...hechosDeArchivos(files, database?.objects ?? null),
    ...(server ? delServidor.flatMap((tell) => tell(server)) : []),
  ].toSorted((one, other) => orden.indexOf(one.grupo) - orden.indexOf(other.grupo))
