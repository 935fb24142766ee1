import { miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { sinAsuntos, titulos } from '../grupos.ts'
import classes from '../mi-dia.module.css'
import { type Clave, useGrupoEntero } from '../queries.ts'
import type { ActosDelDia } from './fila.tsx'
import { Filas } from './filas.tsx'

interface GrupoEnteroProps extends ActosDelDia {
  readonly grupo: Clave
  /** Back to the first of each. */
  readonly onMenos: () => void
}

/** All the matters of a group, page after page. */
export function GrupoEntero({ grupo, onMenos, ...acts }: GrupoEnteroProps) {
  const id = useId()
  const leidos = useGrupoEntero(grupo)
  return (
    <section className={classes.entero} aria-labelledby={id} data-late={grupo === 'atrasado' || undefined}>
      <header>
        <h3 id={id}>{titulos[grupo]}</h3>
        <Button kind="quiet" onClick={onMenos}>
          Volver al día
        </Button>
      </header>
      <Paged of={leidos} failure={miDiaMessages.failed.text}>
        {(pages) => {
          const asuntos = pages.flatMap((page) => page.asuntos)
          return asuntos.length === 0 ? <p>{sinAsuntos[grupo]}</p> : <Filas asuntos={asuntos} grupo={grupo} {...acts} />
        }}
      </Paged>
    </section>
  )
}
