// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { AccesoTables } from './acceso.ts'
import type { AgendaTables } from './agenda.ts'
import type { BaseTables } from './base.ts'
import type { CarteraTables } from './cartera.ts'
import type { ContratoTables } from './contrato.ts'
import type { CotizacionTables } from './cotizacion.ts'
import type { DeclaracionTables } from './declaracion.ts'
import type { MesaTables } from './mesa.ts'
import type { PersonasTables } from './personas.ts'
import type { PostulacionTables } from './postulacion.ts'

/** Every table by its name. */
export interface Database
  extends AccesoTables,
    AgendaTables,
    BaseTables,
    CarteraTables,
    ContratoTables,
    CotizacionTables,
    DeclaracionTables,
    MesaTables,
    PersonasTables,
    PostulacionTables {}
