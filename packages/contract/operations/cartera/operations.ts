import { equipoOperations } from './equipo.ts'
import { estadisticasOperations } from './estadisticas.ts'
import { gestionOperations } from './gestion.ts'
import { importacionOperations } from './importacion.ts'
import { listaOperations } from './lista.ts'
import { miDiaOperations } from './mi-dia.ts'
import { parejaOperations } from './pareja.ts'
import { pendientesOperations } from './pendientes.ts'
import { suplenciaOperations } from './suplencia.ts'
import { tarjetaOperations } from './tarjeta.ts'
import { traspasoOperations } from './traspaso.ts'
import { ventaOperations } from './venta.ts'

/** The portfolio as a whole, and each sale in it. */
export const carteraOperations = [
  ...listaOperations,
  ...gestionOperations,
  ...pendientesOperations,
  ...tarjetaOperations,
  ...miDiaOperations,
  ...estadisticasOperations,
  ...equipoOperations,
  ...ventaOperations,
  ...parejaOperations,
  ...importacionOperations,
  ...traspasoOperations,
  ...suplenciaOperations,
] as const
