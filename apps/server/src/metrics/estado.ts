import type { DatabaseFacts, Facts, FileFacts, ServerFacts } from './facts.ts'
import type { ObjectFacts } from './read-model.ts'

/** A line for the operator; `atender`: something must be done. */
export interface Linea {
  readonly atender: boolean
  readonly texto: string
}

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

const linea = (texto: string, atender = false): Linea => ({ atender, texto })

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

function lineasDeTrabajos({ jobs }: DatabaseFacts): Linea[] {
  const sum = (field: 'ready' | 'deferred' | 'active' | 'failed') => jobs.reduce((all, job) => all + job[field], 0)
  const late = jobs.filter(({ oldestSeconds }) => oldestSeconds > limites.trabajo)
  const failed = jobs.filter((job) => job.failed > 0)
  const cuentas = `${sum('ready')} en cola, ${sum('active')} en curso, ${sum('deferred')} para después`
  return [
    linea(`Trabajos: ${cuentas}`),
    ...late.map(({ queue, oldestSeconds }) =>
      linea(`Trabajos: ${queue} espera hace ${duracion(oldestSeconds)}; los trabajos no corren`, true),
    ),
    ...failed.map(({ queue, failed }) => linea(`Trabajos: ${queue} falló del todo ${failed} veces en un día`, true)),
  ]
}

function lineasDeLaBase(facts: DatabaseFacts): Linea[] {
  const { outbox, ufDays, catalogo } = facts
  const espera = outbox.pending > 0 ? `, la más antigua hace ${duracion(outbox.oldestSeconds)}` : ''
  const uf = ufDays === null ? 'no hay ninguna' : `la última, con ${ufDays} días de atraso`
  return [
    linea('Base de datos: responde'),
    ...lineasDeTrabajos(facts),
    linea(`Cartas: ${outbox.pending} por salir${espera}`, outbox.oldestSeconds > limites.carta),
    linea(`Cartas sin entregar: ${outbox.failed} (en /consola/correos)`),
    linea(`UF: ${uf}`, ufDays === null || ufDays > limites.uf),
    linea(`Catálogo: ${catalogo.vende ? 'se puede vender' : 'no se puede vender'}`, !catalogo.vende),
    ...catalogo.avisos.map((aviso) => linea(`Catálogo: ${aviso}`, true)),
  ]
}

function lineasDelServidor({ running, pool, listeners, diskFree }: ServerFacts): Linea[] {
  const usadas = pool.size - pool.idle
  return [
    linea(`Servidor: responde, ${running} llamadas en curso`),
    linea(`Conexiones: ${usadas} en uso de ${pool.size}, ${pool.waiting} llamadas esperan una`, pool.waiting > 0),
    ...Object.entries(listeners).map(([name, heard]) =>
      linea(`Escucha de ${name}: ${heard ? 'conectada' : 'cortada'}`, !heard),
    ),
    ...(diskFree === null
      ? []
      : [linea(`Disco de DATA_DIR: ${Math.floor(diskFree / 1e6)} MB libres`, diskFree < limites.disco)]),
  ]
}

function lineasDeArchivos({ bucket, antivirus }: FileFacts, objects: ObjectFacts | null): Linea[] {
  const cuentas = objects ? `; ${objects.toMove} por llevar, ${objects.toDelete} por borrar` : ''
  return [
    bucket === null
      ? linea('Archivos: en la base de datos')
      : linea(
          `Archivos: en S3, que ${bucket ? 'responde' : 'no responde'}${cuentas}`,
          !bucket || (objects?.toMove ?? 0) > limites.archivos,
        ),
    antivirus === null
      ? linea('Antivirus: no hay; los archivos que llegan no se revisan (CLAMD_URL)')
      : linea(`Antivirus: ${antivirus ? 'responde' : 'no responde'}`, !antivirus),
  ]
}

function lineasDeCuentas({ files }: ServerFacts): Linea[] {
  const { unreadable, infected, unscanned } = files
  return [
    ...(unreadable > 0 ? [linea(`Archivos perdidos o alterados que alguien pidió: ${unreadable}`, true)] : []),
    ...(infected > 0 ? [linea(`Archivos con virus que no se guardaron: ${infected}`)] : []),
    ...(unscanned > 0 ? [linea(`Archivos que el antivirus no alcanzó a revisar: ${unscanned}`, true)] : []),
  ]
}

/** State of an installation, a line for each fact. */
export const lineasDelEstado = ({ server, database, files }: Facts): Linea[] => [
  ...(server ? lineasDelServidor(server) : []),
  ...(database ? lineasDeLaBase(database) : [linea('Base de datos: no responde', true)]),
  ...lineasDeArchivos(files, database?.objects ?? null),
  ...(server ? lineasDeCuentas(server) : []),
]
