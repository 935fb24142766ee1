import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { matchesSearch } from '../../../../components/fields/search.ts'
import { TextField } from '../../../../components/fields/text-field.tsx'
import classes from '../contraloria.module.css'
import { type CasoEnCola, type Cola, useCola } from '../queries.ts'
import { QueueItem } from './queue-item.tsx'

interface QueueProps {
  readonly cola: Cola
  /** The case that is open. */
  readonly chosen: number | null
  readonly onQueue: (cola: Cola) => void
  readonly onCase: (identificador: number) => void
}

const queues = [
  ['medica', 'Médica'],
  ['financiera', 'Financiera'],
] as const

/** Two queues, who waits longest first. */
export function Queue({ cola, chosen, onQueue, onCase }: QueueProps) {
  const [search, setSearch] = useState('')
  const reading = useCola(cola)
  const totales = reading.data?.totales
  const found = ({ nombre, folio }: CasoEnCola) => matchesSearch(`${nombre} ${folio}`, search)
  return (
    <nav className={classes.queue} aria-labelledby="cola">
      <header>
        <div className={classes.heading}>
          <h1 id="cola">Cola de contraloría</h1>
          <Button
            kind="quiet"
            icon
            aria-label="Actualizar"
            busy={reading.isFetching}
            onClick={() => void reading.refetch()}
          >
            {!reading.isFetching && <IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
          </Button>
        </div>
        <TextField label="Buscar en la cola" placeholder="Folio o nombre" value={search} onChange={setSearch} />
        <div className={classes.tabs}>
          {queues.map(([key, name]) => (
            <button key={key} type="button" aria-current={key === cola || undefined} onClick={() => onQueue(key)}>
              {name} {totales?.[key]}
            </button>
          ))}
        </div>
      </header>
      <Loaded of={reading} failure={contraloriaMessages.colaFailed.text} ghost={<Ghost />}>
        {({ casos }) => (
          <>
            {casos.length === 0 && (
              <Empty title="No hay casos en espera">
                <p>Los nuevos aparecen aquí solos.</p>
              </Empty>
            )}
            <ol aria-label="Casos, el que más espera primero">
              {casos.filter(found).map((caso) => (
                <QueueItem
                  key={caso.identificador}
                  caso={caso}
                  now={reading.dataUpdatedAt}
                  current={caso.identificador === chosen}
                  onOpen={() => onCase(caso.identificador)}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </nav>
  )
}

function Ghost() {
  return (
    <div className={classes.ghost}>
      <SkeletonLines count={8} />
    </div>
  )
}
