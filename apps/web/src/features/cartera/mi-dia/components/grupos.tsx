import { useId, useState } from 'react'
import { cuenta, sinAsuntos, titulos } from '../grupos.ts'
import classes from '../mi-dia.module.css'
import type { AsuntoDelDia, GrupoDeAsuntos } from '../queries.ts'
import { Fila } from './fila.tsx'
import { VerTodos } from './ver-todos.tsx'

interface GruposProps {
  readonly grupos: readonly GrupoDeAsuntos[]
  /** The matter whose sale is being opened. */
  readonly abriendo: AsuntoDelDia | null
  readonly onContinuar: (asunto: AsuntoDelDia) => void
  readonly enLaLista: (estado: string) => string
  readonly onLista: () => void
}

/** The three groups side by side; on a phone one at a time, the first that holds something. */
export function Grupos({ grupos, ...rest }: GruposProps) {
  const id = useId()
  const [chosen, choose] = useState(() => grupos.find(({ total }) => total > 0)?.grupo)
  return (
    <>
      <fieldset className={classes.tabs} aria-label="Parte del día">
        {grupos.map(({ grupo, total }) => (
          <button
            key={grupo}
            type="button"
            aria-pressed={grupo === chosen}
            aria-controls={id + grupo}
            data-late={(grupo === 'atrasado' && total > 0) || undefined}
            onClick={() => choose(grupo)}
          >
            {titulos[grupo]} <b>{cuenta(total)}</b>
          </button>
        ))}
      </fieldset>
      <div className={classes.grupos}>
        {grupos.map((grupo) => (
          <Columna key={grupo.grupo} id={id + grupo.grupo} de={grupo} chosen={grupo.grupo === chosen} {...rest} />
        ))}
      </div>
    </>
  )
}

interface ColumnaProps extends Omit<GruposProps, 'grupos'> {
  readonly id: string
  readonly de: GrupoDeAsuntos
  readonly chosen: boolean
}

function Columna({ id, de, chosen, abriendo, onContinuar, enLaLista, onLista }: ColumnaProps) {
  const { grupo, total, asuntos, estados } = de
  return (
    <section
      id={id}
      className={classes.grupo}
      aria-labelledby={`${id}-t`}
      data-chosen={chosen || undefined}
      data-late={(grupo === 'atrasado' && total > 0) || undefined}
    >
      <header>
        <h3 id={`${id}-t`}>
          {titulos[grupo]} <span>{cuenta(total)}</span>
        </h3>
        {total > asuntos.length && (
          <>
            <p>
              {asuntos.length} de {cuenta(total)}
            </p>
            <VerTodos de={titulos[grupo]} estados={estados} enLaLista={enLaLista} onLista={onLista} />
          </>
        )}
      </header>
      {asuntos.length === 0 ? (
        <p>{sinAsuntos[grupo]}</p>
      ) : (
        <ol>
          {asuntos.map((asunto) => (
            <li key={`${asunto.citaId ?? 0}-${asunto.prospectoId}`}>
              <Fila asunto={asunto} busy={asunto === abriendo} onContinuar={onContinuar} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
