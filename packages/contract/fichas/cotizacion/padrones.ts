import type { TablaDeCatalogo } from './celdas.ts'
import * as en from './celdas.ts'
import { funEnOrden, terminaDespues } from './reglas-de-tabla.ts'

/** First and last day of a row: columns of every table with days. */
export const desde = { nombre: 'Desde', tambien: ['Vigente desde', 'Rige desde'], celda: en.dia }
export const hasta = {
  nombre: 'Hasta',
  tambien: ['Vigente hasta'],
  celda: en.dia,
  opcional: true,
  dice: 'Vacío: sin término',
} as const

/** Registers of persons: who has a contract, who depends on it, and who left. */
export const padrones = {
  titulares: {
    titulo: 'Titulares vigentes',
    dice: 'Quiénes son titulares de un contrato, y hasta cuándo.',
    completa: false,
    personas: true,
    clave: ['rut'],
    columnas: { rut: { nombre: 'RUT', celda: en.rut }, desde, hasta },
    revisa: terminaDespues,
  },
  cargas: {
    titulo: 'Cargas vigentes',
    dice: 'Quiénes son carga de un titular, y hasta cuándo.',
    completa: false,
    personas: true,
    clave: ['rut'],
    columnas: {
      rut: { nombre: 'RUT', celda: en.rut },
      rutTitular: { nombre: 'RUT titular', celda: en.rut },
      fechaNacimiento: { nombre: 'Fecha de nacimiento', tambien: ['Nacimiento'], celda: en.dia },
      sexo: { nombre: 'Sexo', celda: en.unaDe('F', 'M') },
      desde,
      hasta,
    },
    revisa: terminaDespues,
  },
  bajas: {
    titulo: 'Bajas de cargas (FUN)',
    dice: 'Los FUN con que alguien deja de ser carga de otro: cuándo CCS los recibió y los procesó.',
    completa: false,
    personas: true,
    clave: ['rut', 'recibido'],
    columnas: {
      rut: { nombre: 'RUT', celda: en.rut },
      recibido: { nombre: 'Recibido', tambien: ['Fecha de recepción'], celda: en.dia },
      procesado: {
        ...{ nombre: 'Procesado', tambien: ['Fecha de proceso'], celda: en.dia },
        ...({ opcional: true, dice: 'Vacío: todavía no' } as const),
      },
    },
    revisa: funEnOrden,
  },
} as const satisfies Record<string, TablaDeCatalogo>
