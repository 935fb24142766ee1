import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { placeOf, type SerieDeMensajes, serieEn } from '../../../../lib/serie.ts'
import classes from './anotar.module.css'

/** Series of messages of which this person is the present one, and the ways on from it; null: none. */
export function useSerie(prospectoId: number) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const message = useMessage()
  const serie = serieEn(state, prospectoId)
  // A second press of one button must not skip the next person
  const gone = useRef(false)
  if (!serie) return null
  const goOn = async (enviados: number) => {
    if (gone.current) return
    gone.current = true
    const next = placeOf({ ...serie, at: serie.at + 1, enviados })
    if (next) return await navigate(next.to, { replace: true, state: next.state })
    await navigate(goTo('home'), { replace: true })
    await message(`Mensajes: ${enviados} de ${serie.prospectos.length}.`, 'ok')
  }
  return {
    serie,
    sent: () => goOn(serie.enviados + 1),
    skip: () => goOn(serie.enviados),
    leave: () => navigate(goTo('home'), { replace: true }),
  }
}

interface SerieBarProps {
  readonly serie: SerieDeMensajes
  /** Reason why nothing can be written to this person; null: it can. */
  readonly motivo: string | null
  readonly onSkip: () => Promise<unknown>
  readonly onLeave: () => unknown
}

/** Progress of a series, over the composer, with the ways to the next person and out. */
export function SerieBar({ serie: { at, prospectos }, motivo, onSkip, onLeave }: SerieBarProps) {
  return (
    <div className={classes.serie}>
      <p role="status">
        {at + 1} de {prospectos.length}
        {motivo && `. ${motivo}`}
      </p>
      <Button onClick={() => void onSkip()}>{at + 1 < prospectos.length ? 'Siguiente' : 'Terminar'}</Button>
      {at + 1 < prospectos.length && (
        <Button kind="quiet" onClick={() => void onLeave()}>
          Salir
        </Button>
      )}
    </div>
  )
}
