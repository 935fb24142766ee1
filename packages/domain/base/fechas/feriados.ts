import { type FechaISO, sumaDias } from './fecha.ts'

/** A holiday as a public list has it. */
export interface FeriadoCrudo {
  readonly fecha: FechaISO
  readonly nombre: string
  /** 'public', 'bank', 'observance' … */
  readonly tipo: string
}

export interface Feriado {
  readonly fecha: FechaISO
  readonly nombre: string
  /** Shops must close (Ley 19.973). */
  readonly irrenunciable: boolean
}

const VIERNES_SANTO = 'Viernes Santo'
const PASCUA = 'Pascua'
/** Month and day. */
const irrenunciables: readonly string[] = ['01-01', '05-01', '09-18', '09-19', '12-25']
const nombres: Readonly<Record<string, string>> = { 'La inmaculada concepción': 'Inmaculada Concepción' }

const conSabadoSanto = ({ fecha, nombre }: { fecha: FechaISO; nombre: string }) =>
  nombre === VIERNES_SANTO
    ? [
        { fecha, nombre },
        { fecha: sumaDias(fecha, 1), nombre: 'Sábado Santo' },
      ]
    : [{ fecha, nombre }]

/**
 * The legal holidays of Chile out of a public list: bank holidays and Easter Sunday are none by law, and Sábado Santo,
 * which the list lacks, is one (Ley 2.977). By date, each day once a name.
 */
export function feriadosLegales(crudos: readonly FeriadoCrudo[]): Feriado[] {
  return crudos
    .filter(({ tipo, nombre }) => tipo === 'public' && nombre !== PASCUA)
    .flatMap(conSabadoSanto)
    .map(({ fecha, nombre }) => ({
      fecha,
      nombre: nombres[nombre] ?? nombre,
      irrenunciable: irrenunciables.includes(fecha.slice(5)),
    }))
    .sort((a, b) => a.fecha.localeCompare(b.fecha))
}
