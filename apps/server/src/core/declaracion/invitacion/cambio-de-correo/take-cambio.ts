import { cambioDeCorreoMessages as m } from '@alerce/contract/messages/declaracion/cambio-de-correo'
import { retencionDe } from '@alerce/domain/declaracion/invitacion/cambio-de-correo'
import { tokenHash } from '../../../../platform/link-token.ts'
import { findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cambioPorEnlace } from './read-model.ts'

/** The change that a link of the former address asks about; one that was answered, replaced or whose time is over is none (404). */
export async function takeCambio({ tx, ahora }: Context, enlace: string, bloquear: boolean) {
  const cambio = (await cambioPorEnlace(tx, tokenHash(enlace))) ?? refuse(m.noVigente)
  const prospecto = (await findProspecto(tx, cambio.prospectoId, bloquear)) ?? refuse(m.noVigente)
  ensure(cambio.respondido !== null || retencionDe(cambio, ahora) === 'retenida', m.noVigente)
  return { cambio, prospecto }
}
