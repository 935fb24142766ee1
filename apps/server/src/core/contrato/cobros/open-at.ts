import { RUTA_DE_AVISO, VUELTA } from '@alerce/contract/cobros'
import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import type { CobroAbierto, PedidoDeCobro } from '../../../platform/outside/pasarela/pasarela.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Opens a charge at the provider, which returns the browser to one of our pages (a path). Throws PasarelaRefused. */
export function openAt(
  { pasarela, direccion }: Pick<Context, 'pasarela' | 'direccion'>,
  pedido: Omit<PedidoDeCobro, 'volver' | 'avisar'>,
  pagina: string,
): Promise<CobroAbierto> {
  if (!pasarela.enLinea) return refuse(m.noSePaga)
  const volver = `${direccion}${pagina}?${VUELTA}`
  return pasarela.open({ ...pedido, volver, avisar: `${direccion}${RUTA_DE_AVISO}` })
}
