import { pasoActual } from '@alerce/domain/cartera/pasos'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { Venta } from '../../lib/sale/venta.ts'
import { enLaVenta } from '../../lib/sale/ver-venta.ts'
import { ButtonLink } from '../actions/button-link.tsx'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { ActionBar } from '../layout/action-bar.tsx'

interface SaveActionsProps {
  /** Why nothing can be saved; null: it can. */
  readonly lock: string | null
  /** The way on, in the place of advancing where that is locked. */
  readonly onward?: ReactNode
  /** Why there is nothing to save now; null: there is. */
  readonly closed?: string | null
  /** Why it can be saved but not taken further; null: it can. */
  readonly hold?: string | null
  readonly busy: boolean
  /** The words of the button that saves and stays. */
  readonly save: string
  /** Another button, before these. */
  readonly extra?: ReactNode
  /** What comes after advancing. */
  readonly next: ReactNode
  onSave(advance: boolean): unknown
}

/** From a screen where nothing is done any more, the way on: the step where the sale stands; null where that is here. */
export function useSigue({ prospectoId, declaracionSaludId: identificador, pasos }: Venta): ReactNode {
  const { pathname } = useLocation()
  const paso = pasoActual(pasos)
  if (!paso || paso.ruta === pathname) return null
  return (
    <ButtonLink kind="primary" to={enLaVenta(paso.ruta, { prospectoId, identificador })}>
      Sigue: {paso.titulo}
    </ButtonLink>
  )
}

/** Save and stay, or save and advance; the one that was pressed shows that it works (spec 2 §2). */
export function SaveActions({ lock, onward, closed = null, hold = null, ...rest }: SaveActionsProps) {
  const { busy, save, extra, next, onSave } = rest
  const [advancing, setAdvancing] = useState(false)
  const press = (advance: boolean) => () => {
    setAdvancing(advance)
    onSave(advance)
  }
  return (
    <ActionBar next={next}>
      {extra}
      <ReasonedButton reason={lock ?? closed} busy={busy && !advancing} onClick={press(false)}>
        {save}
      </ReasonedButton>
      {(lock !== null && onward) || (
        <ReasonedButton kind="primary" reason={lock ?? hold} busy={busy && advancing} onClick={press(true)}>
          Avanzar en la Postulación
        </ReasonedButton>
      )}
    </ActionBar>
  )
}
