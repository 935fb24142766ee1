import type { Screen } from '@alerce/contract/screens'
import { useLocation } from 'react-router'
import { useSingleKeys } from '../../lib/keys/single-keys.ts'
import { goTo } from '../../lib/routes.ts'
import { currentEntry, offersScreen, useSession } from '../../lib/session/session.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { glosario } from '../values/sigla.tsx'
import classes from './keys-sheet.module.css'

interface KeyGroup {
  readonly title: string
  /** Screens where they act; absent: on all. */
  readonly screens?: readonly Screen[]
  readonly entry?: 'dashboard' | 'consola'
  /** Keys, joined by « », and what they do. */
  readonly keys: readonly (readonly [keys: string, act: string])[]
}

const groups: readonly KeyGroup[] = [
  {
    title: 'En todas las pantallas',
    keys: [
      ['Ctrl K', 'Ir a una pantalla o a una persona'],
      ['?', 'Ver estas teclas'],
      ['Ctrl Enter', 'Guardar lo que se escribe en un diálogo o en la Bitácora'],
      ['Esc', 'Cerrar lo que está abierto'],
    ],
  },
  {
    title: 'Cartera',
    entry: 'dashboard',
    screens: ['home'],
    keys: [
      ['/', 'Buscar'],
      ['0 … 9', 'Ver todas, o una vista'],
      ['J K', 'Recorrer las fichas'],
      ['X', 'Elegir la ficha'],
      ['Mayús X', 'Elegir hasta la ficha'],
      ['R', 'Ir a lo que se hace con las elegidas'],
    ],
  },
  {
    title: 'Bitácora de una venta',
    entry: 'dashboard',
    screens: ['timeline'],
    keys: [
      ['N', 'Escribir una nota'],
      ['L', 'Anotar una llamada'],
      ['W', 'Escribir por WhatsApp'],
      ['C', 'Escribir un correo'],
      ['T', 'Dejar una tarea'],
    ],
  },
  {
    title: 'Calendario',
    entry: 'dashboard',
    screens: ['agenda'],
    keys: [
      ['N', 'Agendar'],
      ['← ↑ ↓ →', 'Ir de una cita a otra'],
      ['Enter', 'Abrir la cita'],
      ['Alt ↑ ↓', 'Mover la cita media hora'],
      ['Alt ← →', 'Mover la cita un día'],
      ['Supr', 'Eliminar la cita'],
      ['Ctrl Z', 'Deshacer'],
    ],
  },
  {
    title: 'Contraloría',
    entry: 'consola',
    screens: ['contraloria'],
    keys: [
      ['/', 'Buscar un caso'],
      ['J K', 'Recorrer la cola'],
      ['Enter', 'Abrir el caso'],
      ['T', 'Tomar el caso'],
      ['R', 'Ir a la respuesta'],
      ['1 … 5', 'Elegir la respuesta, desde ella'],
      ['G', 'Girar el documento abierto'],
    ],
  },
  {
    title: 'Pendientes de la mesa',
    entry: 'consola',
    screens: ['mesa'],
    keys: [
      ['J K', 'Recorrer la lista'],
      ['Enter', 'Hacer lo que dice el botón'],
      ['X', 'Elegir la fila'],
      ['Mayús X', 'Elegir hasta la fila'],
      ['R', 'Ir a lo que se hace con las elegidas'],
      ['G', 'Girar el documento abierto'],
    ],
  },
]

const Keys = ({ of }: { readonly of: string }) =>
  of.split(' ').map((key, at) => (
    <span key={key}>
      {at > 0 && ' '}
      <kbd className={classes.key}>{key}</kbd>
    </span>
  ))

/** Keys of this entry, those of the current screen first; then the abbreviations. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation()
  const on = useSingleKeys()
  const isHere = ({ screens = [] }: KeyGroup) => screens.some((screen) => goTo(screen) === pathname)
  const session = useSession()
  const own = groups.filter(
    ({ entry = currentEntry(), screens = [] }) =>
      entry === currentEntry() && screens.every((screen) => offersScreen(session, screen)),
  )
  const ordered = [...own.filter(isHere), ...own.filter((group) => !isHere(group))]
  const footer = (
    <Button kind="primary" onClick={onClose}>
      Cerrar
    </Button>
  )
  return (
    <Dialog wide title="Teclas y siglas" onClose={onClose} footer={footer}>
      {!on && <p>Los atajos de una tecla están apagados: se encienden en su menú, arriba a la derecha.</p>}
      <div className={classes.groups}>
        {ordered.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([combination, act]) => (
                <div key={combination}>
                  <dt>
                    <Keys of={combination} />
                  </dt>
                  <dd>{act}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <section className={classes.words}>
        <h3>Siglas</h3>
        <dl>
          {[...glosario].map(([sigla, meaning]) => (
            <div key={sigla}>
              <dt>{sigla}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  )
}
