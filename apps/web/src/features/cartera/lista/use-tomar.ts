import { failures } from '@alerce/contract/messages/common'
import { useAbrirVenta } from '../../../components/sale/use-abrir-venta.ts'
import { verVenta } from '../../../lib/sale/ver-venta.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { agendar, gestionar, seguir, verAgenda } from './gestionar.ts'
import type { Prospecto } from './queries.ts'

type Accion = 'gestionar' | 'agendar' | 'seguir'

/** Where each action leads whoever may change the case, and whoever only reads it: to look, without a mark. */
const acts = { gestionar, agendar, seguir }
const looks = { gestionar: verVenta, agendar: verAgenda, seguir: verVenta }

/** The actions of a card, one at a time; what stops one is said in a dialog. */
export function useTomar(prospecto: Prospecto) {
  const { abriendo: busy, abrir } = useAbrirVenta<Accion>(failures.unexpected.text)
  const ways = useReader() === null ? acts : looks
  const press = (accion: Accion) => () =>
    void abrir(accion, prospecto.prospectoId, (preguntar) => ways[accion](prospecto, preguntar))
  return { busy, gestionar: press('gestionar'), agendar: press('agendar'), seguir: press('seguir') }
}
