import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { agrupa } from '@alerce/domain/base/grupos'
import type { ClaseDeAnotacion } from '@alerce/domain/cartera/seguimiento/anotacion'
import { type Icon, IconBrandWhatsapp, IconMail, IconNote, IconPhoneCall, IconTrash } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/actions/button.tsx'
import { quienLoHizo } from '../../../lib/contraloria/resultados.ts'
import type { Movimiento } from './movimientos.ts'
import type { Anotacion } from './queries.ts'
import classes from './timeline.module.css'

/** How many are drawn at first, and more by each «Ver más»: the filter looks at all of them, and paper has them all. */
const PARTE = 100

const dayFormat = new Intl.DateTimeFormat('es-CL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** DD-MM-YYYY in words: "sábado, 21 de noviembre de 2026". */
function dayInWords(day: string): string {
  const iso = deDDMMYYYY(day)
  return iso ? dayFormat.format(new Date(`${iso}T00:00:00Z`)) : day
}

const icons: Readonly<Record<ClaseDeAnotacion, Icon>> = {
  nota: IconNote,
  llamada: IconPhoneCall,
  whatsapp: IconBrandWhatsapp,
  correo: IconMail,
}

interface EscritaProps {
  readonly anotacion: Anotacion
  readonly titulo: string
  readonly hora: string
  readonly onEliminar: ((anotacion: Anotacion) => void) | null
  readonly onResponder: (anotacion: Anotacion) => void
}

/** Annotation of a person: kind with its icon, and the text as typed. */
function Escrita({ anotacion, titulo, hora, onEliminar, onResponder }: EscritaProps) {
  const { clase, texto, elimina, responde } = anotacion
  const Drawing = icons[clase]
  return (
    <div className={classes.escrita}>
      <p>
        <Drawing size={16} stroke={1.75} aria-hidden="true" />
        {titulo}
      </p>
      {texto !== '' && <blockquote>{texto}</blockquote>}
      {responde && (
        <Button kind="quiet" aria-label={`Responder ${titulo} de las ${hora}`} onClick={() => onResponder(anotacion)}>
          Responder
        </Button>
      )}
      {elimina && onEliminar && (
        <Button
          kind="quiet"
          icon
          title="Eliminar"
          aria-label={`Eliminar ${titulo} de las ${hora}`}
          onClick={() => onEliminar(anotacion)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}

interface EntriesProps {
  readonly entries: readonly Movimiento[]
  /** The first of those that were asked for last, which can take the focus; undefined: nothing was. */
  readonly primera: Movimiento | undefined
  readonly enPrimera: Ref<HTMLLIElement>
  readonly onEliminar: EscritaProps['onEliminar']
  readonly onResponder: EscritaProps['onResponder']
}

/** Entries by day, each with time, state and author. */
function Entries({ entries, primera, enPrimera, ...actos }: EntriesProps) {
  const days = agrupa(entries, ({ fecha }) => fecha.slice(0, 10))
  return (
    <ol className={classes.days}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2>{dayInWords(day)}</h2>
          <ol className={classes.entries}>
            {ofDay.map(({ clave, fecha, estado, por, aPedidoDe, anotacion }) => (
              <li
                key={clave}
                data-escrita={anotacion !== null || undefined}
                {...(clave === primera?.clave && { ref: enPrimera, tabIndex: -1 })}
              >
                <time>{fecha.slice(11, 16)}</time>
                {anotacion ? (
                  <Escrita anotacion={anotacion} titulo={estado} hora={fecha.slice(11, 16)} {...actos} />
                ) : (
                  <p>{estado}</p>
                )}
                <small>
                  {quienLoHizo(por)}
                  {aPedidoDe !== null && `, en un acto de ${aPedidoDe}`}
                </small>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

interface PorPartesProps {
  readonly entries: readonly Movimiento[]
  /** Null: the reader deletes nothing. */
  readonly onEliminar: EscritaProps['onEliminar']
  readonly onResponder: EscritaProps['onResponder']
}

/** The entries, as many as are looked at. */
export function PorPartes({ entries, ...actos }: PorPartesProps) {
  const [drawn, setDrawn] = useState(PARTE)
  const [primera, setPrimera] = useState<Movimiento>()
  const enPrimera = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Print all entries: draw them before this handler returns
    const all = () => flushSync(() => setDrawn(entries.length))
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [entries.length])
  const more = () => {
    flushSync(() => {
      setPrimera(entries[drawn])
      setDrawn(drawn + PARTE)
    })
    // the button may be gone with the last of them
    enPrimera.current?.focus()
  }
  return (
    <>
      <Entries entries={entries.slice(0, drawn)} primera={primera} enPrimera={enPrimera} {...actos} />
      {entries.length > drawn && (
        <div className={classes.more}>
          <Button kind="quiet" onClick={more}>
            Ver más
          </Button>
        </div>
      )}
    </>
  )
}
