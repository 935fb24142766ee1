import { carteraMessages } from '@alerce/contract/messages/cartera'
import { pagaConMandato } from '@alerce/domain/contractual/mandato'
import { requiereFun } from '@alerce/domain/prospecto/gestionar'
import type { Declaracion } from '../declaracion/read-model.ts'
import { mandatoVigente } from '../mandatos/read-model.ts'
import { empleadoresDe, type Prospecto } from '../prospecto/read-model.ts'
import { ensure } from '../refusal.ts'
import type { Context } from '../use-case.ts'
import { funVigenteDe } from './read-model.ts'

/**
 * What must hold before papers of a sale are issued, whatever Gestionar could or could not verify (core rules, Creating
 * a DS): the FUN of a charge, the card mandate of who pays with one. 422.
 */
export async function exigirParaEmitir(
  { tx, hoy }: Context,
  prospecto: Prospecto,
  { id, folio }: Pick<Declaracion, 'id' | 'folio'>,
): Promise<void> {
  ensure(!requiereFun(folio) || (await funVigenteDe(tx, prospecto, hoy)), carteraMessages.funNoVigente)
  const conMandato = (await empleadoresDe(tx, prospecto.id)).some((e) => pagaConMandato(e.tipoTrabajador))
  ensure(!conMandato || (await mandatoVigente(tx, id)), carteraMessages.mandatoFaltante)
}
