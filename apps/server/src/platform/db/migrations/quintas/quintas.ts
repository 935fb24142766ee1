import type { Migration } from 'kysely/migration'
import { tomaDeCaso } from './045-toma-de-caso.ts'
import { quienResponde } from './046-quien-responde.ts'
import { accesoRechazado } from './050-acceso-rechazado.ts'
import { firmados } from './052-firmados.ts'
import { primerPago } from './053-primer-pago.ts'
import { invitacion } from './056-invitacion.ts'
import { seguimiento } from './065-seguimiento.ts'
import { evidencia } from './066-evidencia.ts'
import { copiaDeDs } from './071-copia-de-ds.ts'
import { documentosReunidos } from './073-documentos-reunidos.ts'
import { irregularidadEntera } from './077-irregularidad-entera.ts'
import { cuatroOjos } from './083-cuatro-ojos.ts'
import { pasoDeMirada } from './096-paso-de-mirada.ts'
import { primerPagoEnLaMesa } from './100-primer-pago-en-la-mesa.ts'

/** From who has a case in hand to what a look at it saw. */
export const quintas: Record<string, Migration> = {
  '045-toma-de-caso': tomaDeCaso,
  '046-quien-responde': quienResponde,
  '050-acceso-rechazado': accesoRechazado,
  '052-firmados': firmados,
  '053-primer-pago': primerPago,
  '056-invitacion': invitacion,
  '065-seguimiento': seguimiento,
  '066-evidencia': evidencia,
  '071-copia-de-ds': copiaDeDs,
  '073-documentos-reunidos': documentosReunidos,
  '077-irregularidad-entera': irregularidadEntera,
  '083-cuatro-ojos': cuatroOjos,
  '096-paso-de-mirada': pasoDeMirada,
  '100-primer-pago-en-la-mesa': primerPagoEnLaMesa,
}
