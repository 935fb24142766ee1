import type { Migration } from 'kysely/migration'
import { base } from './001-base.ts'
import { referencia } from './002-referencia.ts'
import { prospecto } from './003-prospecto.ts'
import { cotizacion } from './004-cotizacion.ts'
import { declaracion } from './005-declaracion.ts'
import { contrato } from './006-contrato.ts'
import { acceso } from './007-acceso.ts'
import { estadisticas } from './008-estadisticas.ts'
import { busqueda } from './009-busqueda.ts'
import { cartera } from './010-cartera.ts'
import { indices } from './011-indices.ts'
import { busquedaEnviadas } from './012-busqueda-enviadas.ts'

/** Until the agenda: what every database has had since. */
export const primeras: Record<string, Migration> = {
  '001-base': base,
  '002-referencia': referencia,
  '003-prospecto': prospecto,
  '004-cotizacion': cotizacion,
  '005-declaracion': declaracion,
  '006-contrato': contrato,
  '007-acceso': acceso,
  '008-estadisticas': estadisticas,
  '009-busqueda': busqueda,
  '010-cartera': cartera,
  '011-indices': indices,
  '012-busqueda-enviadas': busquedaEnviadas,
}
