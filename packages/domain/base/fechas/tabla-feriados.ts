import type { FechaISO } from './fecha.ts'

/** Years that the table covers completely, both included; extend them together with the laws below. */
export const primerAnioDeFeriados = 2020
export const ultimoAnioDeFeriados = 2035

interface Fijo {
  readonly nombre: string
  readonly ley: string
  /** Month and day, the same in every year of the table. */
  readonly dia: string
  /** Law by which shops must close. */
  readonly irrenunciable?: string
}

export const feriadosFijos: readonly Fijo[] = [
  { dia: '01-01', nombre: 'Año Nuevo', ley: 'Ley 2.977', irrenunciable: 'Ley 19.973' },
  { dia: '05-01', nombre: 'Día del Trabajador', ley: 'Código del Trabajo, art. 35', irrenunciable: 'Ley 19.973' },
  { dia: '05-21', nombre: 'Día de las Glorias Navales', ley: 'Ley 2.977' },
  { dia: '07-16', nombre: 'Virgen del Carmen', ley: 'Ley 20.148' },
  { dia: '08-15', nombre: 'Asunción', ley: 'Ley 2.977' },
  { dia: '09-18', nombre: 'Fiestas Patrias', ley: 'Ley 2.977', irrenunciable: 'Ley 19.973' },
  { dia: '09-19', nombre: 'Día de las Glorias del Ejército', ley: 'Ley 2.977', irrenunciable: 'Ley 20.629' },
  { dia: '11-01', nombre: 'Todos los Santos', ley: 'Ley 2.977' },
  { dia: '12-08', nombre: 'Inmaculada Concepción', ley: 'Ley 2.977' },
  { dia: '12-25', nombre: 'Navidad', ley: 'Ley 2.977', irrenunciable: 'Ley 19.973' },
]

interface Fechado {
  readonly nombre: string
  readonly ley: string
  readonly fechas: readonly FechaISO[]
}

/** Holidays that move, or that exist only in some years. */
export const feriadosFechados: readonly Fechado[] = [
  {
    nombre: 'Viernes Santo',
    ley: 'Ley 2.977',
    fechas:
      '2020-04-10 2021-04-02 2022-04-15 2023-04-07 2024-03-29 2025-04-18 2026-04-03 2027-03-26 2028-04-14 2029-03-30 2030-04-19 2031-04-11 2032-03-26 2033-04-15 2034-04-07 2035-03-23'.split(
        ' ',
      ),
  },
  {
    nombre: 'Sábado Santo',
    ley: 'Ley 2.977',
    fechas:
      '2020-04-11 2021-04-03 2022-04-16 2023-04-08 2024-03-30 2025-04-19 2026-04-04 2027-03-27 2028-04-15 2029-03-31 2030-04-20 2031-04-12 2032-03-27 2033-04-16 2034-04-08 2035-03-24'.split(
        ' ',
      ),
  },
  {
    nombre: 'San Pedro y San Pablo',
    ley: 'Ley 18.432, se traslada por la Ley 19.668',
    fechas:
      '2020-06-29 2021-06-28 2022-06-27 2023-06-26 2024-06-29 2025-06-29 2026-06-29 2027-06-28 2028-06-26 2029-07-02 2030-06-29 2031-06-29 2032-06-28 2033-06-27 2034-06-26 2035-07-02'.split(
        ' ',
      ),
  },
  {
    nombre: 'Encuentro de Dos Mundos',
    ley: 'Ley 3.810, se traslada por la Ley 19.668',
    fechas:
      '2020-10-12 2021-10-11 2022-10-10 2023-10-09 2024-10-12 2025-10-12 2026-10-12 2027-10-11 2028-10-09 2029-10-15 2030-10-12 2031-10-12 2032-10-11 2033-10-10 2034-10-09 2035-10-15'.split(
        ' ',
      ),
  },
  {
    nombre: 'Día Nacional de las Iglesias Evangélicas y Protestantes',
    ley: 'Ley 20.299',
    fechas:
      '2020-10-31 2021-10-31 2022-10-31 2023-10-27 2024-10-31 2025-10-31 2026-10-31 2027-10-31 2028-10-27 2029-11-02 2030-10-31 2031-10-31 2032-10-31 2033-10-31 2034-10-27 2035-11-02'.split(
        ' ',
      ),
  },
  {
    nombre: 'Día de los Pueblos Indígenas',
    ley: 'Ley 21.357',
    fechas:
      '2021-06-21 2022-06-21 2023-06-21 2024-06-20 2025-06-20 2026-06-21 2027-06-21 2028-06-20 2029-06-20 2030-06-21 2031-06-21 2032-06-20 2033-06-20 2034-06-21 2035-06-21'.split(
        ' ',
      ),
  },
  {
    nombre: 'Feriado Adicional Fiestas Patrias',
    ley: 'Leyes 20.215 y 20.983',
    fechas: '2021-09-17 2024-09-20 2027-09-17 2029-09-17 2030-09-20 2032-09-17 2035-09-17'.split(' '),
  },
  {
    nombre: 'Fiestas Patrias',
    ley: 'Ley 21.482',
    fechas: '2022-09-16'.split(' '),
  },
  {
    nombre: 'Día adicional',
    ley: 'Ley 20.983',
    fechas: '2023-01-02 2034-01-02'.split(' '),
  },
]
