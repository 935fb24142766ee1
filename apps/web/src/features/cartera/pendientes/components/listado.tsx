import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { tamanoDePagina } from '@alerce/domain/limites'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Failed } from '../../../../components/feedback/failed.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import type { FiltrosDePendientes } from '../filtros.ts'
import classes from '../pendientes.module.css'
import type { CasosPendientes } from '../queries.ts'
import { Tabla } from './tabla.tsx'

interface ListadoProps {
  readonly of: CasosPendientes
  readonly filtros: FiltrosDePendientes
  readonly onChange: (part: Partial<FiltrosDePendientes>) => void
}

interface PaginasProps {
  /** From 1. */
  readonly pagina: number
  readonly hayMas: boolean
  readonly onChange: (pagina: number) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The way to the rest of a list that does not say how long it is. */
function Paginas({ pagina, hayMas, onChange }: PaginasProps) {
  return (
    <nav className={classes.paginas} aria-label="Páginas">
      <ReasonedButton reason={pagina === 1 ? 'Es la primera página' : null} onClick={() => onChange(pagina - 1)}>
        <IconChevronLeft {...icon} />
        Anterior
      </ReasonedButton>
      <span aria-current="page">Página {pagina}</span>
      <ReasonedButton reason={hayMas ? null : 'No hay más casos'} onClick={() => onChange(pagina + 1)}>
        Siguiente
        <IconChevronRight {...icon} />
      </ReasonedButton>
    </nav>
  )
}

/** A page of the list in each of its states. */
export function Listado({ of, filtros, onChange }: ListadoProps) {
  const failure = of.error && messageOf(of.error, carteraMessages.listFailed.text)
  const again = () => void of.refetch()
  if (!of.data) {
    if (failure) return <Failed text={failure} busy={of.isFetching} onRetry={again} />
    return (
      <div className={classes.tabla}>
        <SkeletonRows count={tamanoDePagina} />
      </div>
    )
  }
  return (
    <section className={classes.listado} aria-label="Listado" aria-busy={of.isPlaceholderData}>
      {failure && (
        <Notice tone="bad" actions={<Button onClick={again}>Reintentar</Button>}>
          {failure}
        </Notice>
      )}
      {of.data.filas.length === 0 ? (
        <Nada pagina={filtros.pagina} onChange={onChange} />
      ) : (
        <>
          <Tabla filas={of.data.filas} filtros={of.data.filtros} onOrden={onChange} />
          <Paginas pagina={filtros.pagina} hayMas={of.hayMas} onChange={(pagina) => onChange({ pagina })} />
        </>
      )}
    </section>
  )
}

function Nada({ pagina, onChange }: { readonly pagina: number; readonly onChange: ListadoProps['onChange'] }) {
  return (
    <Empty title="No hay registros disponibles">
      {pagina > 1 ? (
        <Button onClick={() => onChange({ pagina: 1 })}>Ir a la primera página</Button>
      ) : (
        <p>Pruebe con menos palabras o con otras fechas. Un caso aparece aquí cuando su plan está confirmado.</p>
      )}
    </Empty>
  )
}
