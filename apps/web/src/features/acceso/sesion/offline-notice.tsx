import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import classes from '../../../components/feedback/feedback.module.css'
import { useOnline } from '../../../lib/browser/use-online.ts'
import type { FormPlace } from '../../../lib/drafts/vault.ts'
import { howManyWait, onWaiting, placesThatWait } from '../../../lib/drafts/waiting.ts'
import { useVenta } from '../../../lib/sale/venta.ts'
import { currentEntry } from '../../../lib/session/session.ts'
import { useShownSince } from '../../../lib/sin-red/mode.ts'

const formsThatWait = (count: number) =>
  count === 1 ? ' 1 formulario por enviar.' : ` ${count} formularios por enviar.`

/** Link to a form; its person comes from the copy of the sale, since the address holds no name. */
function FormLink({ place: { address, screen } }: { readonly place: FormPlace }) {
  const to = address.slice(`/${currentEntry()}`.length)
  const prospectoId = Number(new URLSearchParams(to.split('?')[1]).get('prospectoId')) || null
  const venta = useVenta(prospectoId).data
  return (
    <Link to={to}>
      {screen}
      {venta && `, ${venta.nombre}`}
    </Link>
  )
}

const listed = (places: readonly FormPlace[]): readonly FormPlace[] => {
  const own = places.filter(({ address }) => address.startsWith(`/${currentEntry()}/`))
  return [...new Map(own.map((place) => [place.address, place])).values()]
}

const FormLinks = ({ of }: { readonly of: readonly FormPlace[] }) => (
  <ul>
    {of.map((place) => (
      <li key={place.address}>
        <FormLink place={place} />
      </li>
    ))}
  </ul>
)

/**
 * Loss of the network, with the forms that wait. Afterwards the same forms until the person hides them: what was typed
 * arrived as a draft, and nothing saved it.
 */
export function OfflineNotice() {
  const online = useOnline()
  const since = useShownSince()
  const waiting = useSyncExternalStore(onWaiting, howManyWait)
  const [left, setLeft] = useState<readonly FormPlace[]>([])
  const off = !online || since !== null
  useEffect(() => {
    if (off && waiting > 0) setLeft(listed(placesThatWait()))
  }, [off, waiting])
  if (!off && left.length === 0) return null
  return (
    <div className={classes.offline}>
      <p role="status">
        {off ? (
          <>
            Sin conexión.{since !== null && ` Datos de las ${horaEnSantiago(since).slice(0, 5)}.`} Lo que escriba se
            guarda en este equipo y llega como borrador al volver.{waiting > 0 && formsThatWait(waiting)}
          </>
        ) : (
          'Volvió la conexión. Revise y guarde lo que escribió sin ella:'
        )}
      </p>
      {left.length > 0 && <FormLinks of={left} />}
      {!off && (
        <Button kind="quiet" onClick={() => setLeft([])}>
          Listo
        </Button>
      )}
    </div>
  )
}
