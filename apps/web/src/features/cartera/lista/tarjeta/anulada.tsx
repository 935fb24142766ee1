import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { call } from '../../../../lib/api/call.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { now } from '../../../../lib/time/clock.ts'
import type { Prospecto } from '../queries.ts'
import classes from './tarjeta.module.css'

const msUntil = (instante: string) => Date.parse(instante) - Date.parse(now())

/** True until that instant (ISO) comes; null: never. */
function useVigente(hasta: string | null): boolean {
  const [pasado, setPasado] = useState<string | null>(null)
  const vigente = hasta !== null && hasta !== pasado && msUntil(hasta) > 0
  useEffect(() => {
    if (!vigente) return
    const timer = setTimeout(() => setPasado(hasta), msUntil(hasta))
    return () => clearTimeout(timer)
  }, [hasta, vigente])
  return vigente
}

interface AnuladaProps {
  readonly prospecto: Prospecto
  readonly hasta: string
  /** The line is about to go, and the focus with it. */
  readonly onUndone: () => void
}

/** Notice of an invitation annulled by the system, while its advisor can undo it. */
export function Anulada({ prospecto: { prospectoId, nombre }, hasta, onUndone }: AnuladaProps) {
  const client = useQueryClient()
  const undoes = useOffers('deshacerAnulacion')
  const writes = useReader() === null && undoes
  const vigente = useVigente(hasta)
  // The list keeps the old card while it is in use
  const [deshecha, setDeshecha] = useState<string | null>(null)
  const { busy, run } = useAction(async () => {
    try {
      await call('deshacerAnulacion', { prospectoId })
      onUndone()
      setDeshecha(hasta)
    } finally {
      // Also after a refusal: the card is out of date then
      void refreshAfter(client, 'deshacerAnulacion')
    }
  }, carteraMessages.anulacionNoDeshecha.text)
  if (!vigente || deshecha === hasta) return null
  return (
    <div className={classes.anulada}>
      <span>Anulada por rechazo de autenticación</span>
      {writes && (
        <>
          <Button kind="quiet" busy={busy} aria-label={`Deshacer la anulación de ${nombre}`} onClick={run}>
            Deshacer
          </Button>
          <small>hasta el {fechaYHora(hasta)}</small>
        </>
      )}
    </div>
  )
}
