import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { useDismiss } from '../../../../components/layout/use-dismiss.ts'
import { cuenta } from '../grupos.ts'
import type { GrupoDeAsuntos } from '../queries.ts'
import classes from './ver-todos.module.css'

interface VerTodosProps {
  /** Title of the group. */
  readonly de: string
  readonly estados: GrupoDeAsuntos['estados']
  readonly enLaLista: (estado: string) => string
  readonly onLista: () => void
}

/** The rest of a group, in the list below: narrowed to its Estado, or to the one chosen of several. */
export function VerTodos({ de, estados, enLaLista, onLista }: VerTodosProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useDismiss({ open, root, button, close })
  const follow = () => {
    close()
    onLista()
  }

  const [first, ...others] = estados
  if (!first) return null
  if (others.length === 0) {
    return (
      <Link className={classes.todos} to={enLaLista(first.estado)} preventScrollReset onClick={follow}>
        Ver todos <span className="vh">en {first.estado}</span>
      </Link>
    )
  }
  return (
    <div ref={root} className={classes.elegir}>
      <Button ref={button} kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        Ver todos <span className="vh">de {de}</span>
      </Button>
      {open && (
        <ul aria-label={`${de}, por estado`}>
          {estados.map(({ estado, total }) => (
            <li key={estado}>
              <Link to={enLaLista(estado)} preventScrollReset onClick={follow}>
                {estado} <span>{cuenta(total)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
