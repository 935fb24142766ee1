import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'
import { claveDeBeneficiario } from './106-clave-de-beneficiario.ts'
import { versionDePersona } from './107-version-de-persona.ts'
import { copiaDeInvitacion } from './108-copia-de-invitacion.ts'
import { papelFirmadoEnTelefono } from './110-papel-firmado-en-telefono.ts'
import { deQuienesEra } from './111-de-quienes-era.ts'
import { parejasDeUnaCartera } from './112-parejas-de-una-cartera.ts'
import { llaveDeUnaCarta } from './113-llave-de-una-carta.ts'
import { pagabaSinEmpleador } from './114-pagaba-sin-empleador.ts'
import { rentaAprobada } from './117-renta-aprobada.ts'
import { grupoGuardado } from './118-grupo-guardado.ts'
import { papelDevuelto } from './119-papel-devuelto.ts'
import { loQueDicenLasListas } from './120-lo-que-dicen-las-listas.ts'

/** From the name of a row that was saved on. */
export const septimas = (vault: Vault): Record<string, Migration> => ({
  '106-clave-de-beneficiario': claveDeBeneficiario,
  '107-version-de-persona': versionDePersona,
  '108-copia-de-invitacion': copiaDeInvitacion,
  '110-papel-firmado-en-telefono': papelFirmadoEnTelefono,
  '111-de-quienes-era': deQuienesEra,
  '112-parejas-de-una-cartera': parejasDeUnaCartera,
  '113-llave-de-una-carta': llaveDeUnaCarta(vault),
  '114-pagaba-sin-empleador': pagabaSinEmpleador(vault),
  '117-renta-aprobada': rentaAprobada,
  '118-grupo-guardado': grupoGuardado,
  '119-papel-devuelto': papelDevuelto,
  '120-lo-que-dicen-las-listas': loQueDicenLasListas(vault),
})
