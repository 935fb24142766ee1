// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { HorarioDeAtencion } from '@alerce/domain/agenda/disponibilidad'
import type { Modalidad } from '@alerce/domain/agenda/reserva'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface BloqueoAgendaTable {
  id: GeneratedAlways<number>
  asesorId: number
  clase: 'horas' | 'diario' | 'semanal' | 'ausencia'
  desde: string
  hasta: string
  horaInicio: string | null
  horaTermino: string | null
  motivo: Buffer | null
  borradoEn: string | null
}

export interface CalendarioPrivadoTable {
  usuarioId: number
  llaveHash: Buffer
  creado: string
  leido: string | null
}

export interface CambiosAgendaTable {
  usuarioId: number
  ultimo: number
}

export interface CambioCitaTable {
  id: GeneratedAlways<number>
  citaId: number
  version: number
  campos: string[]
  por: string
  en: string
}

export interface CitaTable {
  id: GeneratedAlways<number>
  asesorId: number
  prospectoId: number | null
  inicio: string
  termino: string
  comentario: Generated<string>
  estado: 'R' | 'N' | null
  permiteTope: Generated<boolean>
  avisa: Generated<boolean>
  secuencia: Generated<number>
  recordadaEn: string | null
  actualizadaPor: Generated<string>
  actualizadaEn: Generated<string>
  identidad: Generated<string>
}

export interface CitaBorradaTable {
  id: number
  asesorId: number
  prospectoId: number | null
  inicio: string
  termino: string
  comentario: string
  estado: 'R' | 'N' | null
  permiteTope: boolean
  avisa: boolean
  secuencia: number
  recordadaEn: string | null
  actualizadaPor: string
  actualizadaEn: string
  identidad: string
  borradaEn: string
}

export interface ConexionCalendarioTable {
  id: GeneratedAlways<number>
  usuarioId: number
  nombre: string
  claveHash: Buffer
  creada: string
  usada: string | null
}

export interface DisponibilidadTable {
  usuarioId: number
  semana: Json<HorarioDeAtencion>
  margen: number
  version: number
}

export interface EntradaCalendarioTable {
  usuarioId: number
  nombre: string
  uid: string
  citaId: number | null
  bloqueoId: number | null
  cambio: number
  termina: string
  borrada: Generated<boolean>
  externa: Generated<boolean>
}

export interface PaginaReservaTable {
  usuarioId: number
  alias: string
  activa: boolean
  minutos: number
  aviso: number
  dias: number
  modalidades: Modalidad[]
  direccion: string
  sala: string
  version: number
}

export interface ReservaTable {
  citaId: number
  asesorId: number
  modalidad: 'reunion' | 'videollamada' | 'llamada'
  lugar: string
  aviso: number
  datos: Buffer
  tokenHash: Buffer
  creadaEn: string
}

export interface TrasladoCitaTable {
  citaId: number
  lugar: string
  minutos: number
}

/** Its tables by their names. */
export interface AgendaTables {
  bloqueoAgenda: BloqueoAgendaTable
  calendarioPrivado: CalendarioPrivadoTable
  cambiosAgenda: CambiosAgendaTable
  cambioCita: CambioCitaTable
  cita: CitaTable
  citaBorrada: CitaBorradaTable
  conexionCalendario: ConexionCalendarioTable
  disponibilidad: DisponibilidadTable
  entradaCalendario: EntradaCalendarioTable
  paginaReserva: PaginaReservaTable
  reserva: ReservaTable
  trasladoCita: TrasladoCitaTable
}
