import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface ImportacionTable {
  id: GeneratedAlways<number>
  asesor_id: number
  nombre: string
  estado: Generated<'revisada' | 'en curso' | 'hecha' | 'deshecha'>
  creada: string
  /** Who confirmed it, as the Bitácora signs. */
  por: Generated<string>
  confirmada: string | null
}

export interface ImportacionFilaTable {
  importacion_id: number
  linea: number
  /** The row as it was read: FilaDePlanilla. */
  datos: Json
  situacion: 'nueva' | 'error' | 'repetida' | 'ingresada' | 'retirada' | 'conservada'
  /** What is wrong: {campo, mensaje}. */
  mensajes: Json
  prospecto_id: number | null
}
