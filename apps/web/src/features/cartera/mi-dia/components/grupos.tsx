import { useId, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { cuenta, delDia, sinAsuntos, titulos } from '../grupos.ts'
import classes from '../mi-dia.module.css'
import type { AsuntoDelDia, Clave, GrupoDeAsuntos } from '../queries.ts'
import { type ActosDelDia, Fila } from './fila.tsx'

interface GruposProps extends ActosDelDia {
  readonly grupos: readonly GrupoDeAsuntos[]
  /** Shows all of a group. */
  readonly onEntero: (grupo: Clave) => void
}

/** The first of each group side by side; on a phone one group at a time, the first that holds something. */
export function Grupos({ grupos, ...rest }: GruposProps) {
  const id = useId()
  const suyos = delDia(grupos)
  const [picked, choose] = useState<Clave | null>(null)
  const [first] = useState(() => suyos.find(({ total }) => total > 0)?.grupo)
  const chosen = picked ?? first ?? suyos.find(({ total }) => total > 0)?.grupo
  if (suyos.every(({ total }) => total === 0)) {
    return (
      <Empty title="Nada pendiente por hoy">
        <p>Lo que venza, las citas del día y lo que espere a otros aparecerá aquí.</p>
      </Empty>
    )
  }
  return (
    <>
      <fieldset className={classes.tabs} aria-label="Parte del día">
        {suyos.map(({ grupo, total }) => (
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
        {suyos.map((grupo) => (
          <Columna key={grupo.grupo} id={id + grupo.grupo} de={grupo} chosen={grupo.grupo === chosen} {...rest} />
        ))}
      </div>
    </>
  )
}

interface FilasProps extends ActosDelDia {
  readonly grupo: Clave
  readonly asuntos: readonly AsuntoDelDia[]
}

/** Matters one under another. */
export function Filas({ asuntos, ...rest }: FilasProps) {
  return (
    <ol>
      {asuntos.map((asunto) => (
        <Fila key={`${asunto.citaId ?? 0}-${asunto.tareaId ?? 0}-${asunto.prospectoId}`} asunto={asunto} {...rest} />
      ))}
    </ol>
  )
}

interface ColumnaProps extends Omit<GruposProps, 'grupos'> {
  readonly id: string
  readonly de: GrupoDeAsuntos
  readonly chosen: boolean
}

function Columna({ id, de, chosen, onEntero, ...acts }: ColumnaProps) {
  const { grupo, total, asuntos } = de
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
            <Button kind="quiet" className={classes.todos} onClick={() => onEntero(grupo)}>
              Ver todos <span className="vh">de {titulos[grupo]}</span>
            </Button>
          </>
        )}
      </header>
      {asuntos.length === 0 ? <p>{sinAsuntos[grupo]}</p> : <Filas grupo={grupo} asuntos={asuntos} {...acts} />}
    </section>
  )
}
