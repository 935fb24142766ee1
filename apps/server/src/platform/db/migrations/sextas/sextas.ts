import type { Migration } from 'kysely/migration'
import { cambios } from './085-cambios.ts'
import { enlacesReabiertos } from './086-enlaces-reabiertos.ts'
import { fallosPorEnlace } from './088-fallos-por-enlace.ts'
import { busquedaPorPasaporte } from './090-busqueda-por-pasaporte.ts'
import { versionDeCliente } from './091-version-de-cliente.ts'
import { asuntoPospuesto } from './092-asunto-pospuesto.ts'
import { devolucion } from './093-devolucion.ts'
import { mandatoEnSuSesion } from './095-mandato-en-su-sesion.ts'
import { papelesDeCadaPersona } from './098-papeles-de-cada-persona.ts'
import { versionDeRespuesta } from './099-version-de-respuesta.ts'
import { citaBorrada } from './102-cita-borrada.ts'
import { papelEliminado } from './104-papel-eliminado.ts'
import { claveDeBeneficiario } from './106-clave-de-beneficiario.ts'
import { adjuntoDeSalud } from './109-adjunto-de-salud.ts'
import { dsReabierta } from './116-ds-reabierta.ts'

/** From the failures of one link to what was put together last. */
export const sextas: Record<string, Migration> = {
  '085-cambios': cambios,
  '086-enlaces-reabiertos': enlacesReabiertos,
  '088-fallos-por-enlace': fallosPorEnlace,
  '090-busqueda-por-pasaporte': busquedaPorPasaporte,
  '091-version-de-cliente': versionDeCliente,
  '092-asunto-pospuesto': asuntoPospuesto,
  '093-devolucion': devolucion,
  '095-mandato-en-su-sesion': mandatoEnSuSesion,
  '098-papeles-de-cada-persona': papelesDeCadaPersona,
  '099-version-de-respuesta': versionDeRespuesta,
  '102-cita-borrada': citaBorrada,
  '104-papel-eliminado': papelEliminado,
  '106-clave-de-beneficiario': claveDeBeneficiario,
  '109-adjunto-de-salud': adjuntoDeSalud,
  '116-ds-reabierta': dsReabierta,
}
