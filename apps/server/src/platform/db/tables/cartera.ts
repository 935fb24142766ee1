// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { FilaDePlanilla } from '@alerce/contract/fichas/postulacion/planilla'
import type { FieldError } from '@alerce/contract/forms/rules'
import type { EstadoDeFiltro } from '@alerce/domain/cartera/vista'
import type { TipoProspecto } from '@alerce/domain/postulacion/tipos'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface AnotacionTable {
  id: GeneratedAlways<number>
  prospectoId: number
  autorId: number
  por: string
  clase: 'nota' | 'llamada' | 'whatsapp' | 'correo'
  resultado: 'contesta' | 'noContesta' | 'ocupado' | 'equivocado' | null
  texto: Buffer
  en: string
  borradaEn: string | null
  notaId: number | null
  avisada: Generated<boolean>
}

export interface AsuntoPospuestoTable {
  id: GeneratedAlways<number>
  asesorId: number
  prospectoId: number
  citaId: number | null
  desde: string
  vuelve: string
  en: string
}

export interface EtiquetaProspectoTable {
  prospectoId: number
  etiqueta: string
  asesorId: number
  registradoEn: string
  busqueda: string
  estado: string
  tipoProspecto: string
  tipoPlan: string
}

export interface ImportacionTable {
  id: GeneratedAlways<number>
  asesorId: number
  nombre: string
  estado: Generated<'revisada' | 'en curso' | 'hecha' | 'deshecha'>
  creada: string
  por: Generated<string>
  confirmada: string | null
  codificacion: 'utf-8' | 'windows-1252' | 'macintosh' | 'cp850' | null
  codificacionDudosa: Generated<boolean>
}

export interface ImportacionFilaTable {
  importacionId: number
  linea: number
  datos: Json<FilaDePlanilla>
  situacion: 'nueva' | 'error' | 'repetida' | 'ingresada' | 'retirada' | 'conservada'
  mensajes: Json<FieldError[]>
  prospectoId: number | null
}

export interface MetaTable {
  id: GeneratedAlways<number>
  asesorId: number
  mes: string
  contratos: number | null
  por: string
  en: string
  uf: number | null
}

export interface UmbralTable {
  usuarioId: number
  clase: 'detenida' | 'evaluacion' | 'tareas' | 'meta'
  valor: number | null
  porCorreo: boolean
  avisadoHasta: string
  avisados: Generated<number[]>
}

export interface PlantillaTable {
  id: GeneratedAlways<number>
  asesorId: number | null
  equipoId: number | null
  canal: 'whatsapp' | 'correo'
  nombre: string
  asunto: string
  texto: string
  version: Generated<number>
  por: string
  en: string
  borradaEn: string | null
}

export interface SuplenciaTable {
  id: GeneratedAlways<number>
  ausenteId: number
  cubreId: number
  desde: string
  hasta: string
  motivo: string
  por: string
  creada: string
  comenzada: string | null
  terminada: string | null
  terminadaPor: string | null
}

export interface TareaTable {
  id: GeneratedAlways<number>
  asesorId: number
  prospectoId: number | null
  origen: 'libre' | 'intento'
  texto: Buffer | null
  momento: string
  conHora: boolean
  avisadaEn: string | null
  hechaEn: string | null
  creadaEn: string
  llamadaId: number | null
  cerradaPorId: number | null
  clave: string | null
}

export interface TarjetaTable {
  prospectoId: number
  asesorId: number
  actua: 'asesor' | 'postulante' | 'contraloria' | 'mesa' | 'pareja' | 'nadie'
  paso: string
  recordar: string | null
  plazoDias: number | null
  desde: string
  clase: string | null
  espera: 'otorga' | 'recibe' | 'detenida' | null
  reutilizableHasta: string | null
  rechazada: boolean
  irregular: boolean
  porCorregir: boolean
  anulada: string | null
}

export interface TarjetaPorRehacerTable {
  transaccion: Generated<string>
  prospectoId: number
  nueva: Generated<boolean>
}

export interface TraspasoTable {
  id: GeneratedAlways<number>
  deId: number
  aId: number
  motivo: string
  porId: number | null
  por: string
  en: string
  deshecho: string | null
}

export interface TraspasoCasoTable {
  traspasoId: number
  prospectoId: number
}

export interface VistaTable {
  id: GeneratedAlways<number>
  duenoId: number
  equipoId: number | null
  nombre: string
  estado: EstadoDeFiltro | null
  tipoProspecto: TipoProspecto | null
  tipoPlan: 1 | 2 | 3
  orden: 'recientes' | 'antiguos' | 'nombre'
  dias: number | null
  desde: string | null
  hasta: string | null
  version: Generated<number>
  en: string
  borradaEn: string | null
  etiqueta: string | null
  columnas: string[] | null
}

/** Its tables by their names. */
export interface CarteraTables {
  anotacion: AnotacionTable
  asuntoPospuesto: AsuntoPospuestoTable
  etiquetaProspecto: EtiquetaProspectoTable
  importacion: ImportacionTable
  importacionFila: ImportacionFilaTable
  meta: MetaTable
  umbral: UmbralTable
  plantilla: PlantillaTable
  suplencia: SuplenciaTable
  tarea: TareaTable
  tarjeta: TarjetaTable
  tarjetaPorRehacer: TarjetaPorRehacerTable
  traspaso: TraspasoTable
  traspasoCaso: TraspasoCasoTable
  vista: VistaTable
}
