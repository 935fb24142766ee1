import { tamanoDePagina } from '@alerce/domain/limites'
import { Button } from '../../../components/actions/button.tsx'
import { AsesorSelector } from '../../../components/filters/asesor-selector.tsx'
import { ListFilters } from '../../../components/filters/list-filters.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useLidera } from '../../../lib/session/use-lock.ts'
import { useUrlFilters } from '../../../lib/use-url-filters.ts'
import { Listado } from './components/listado.tsx'
import { enUrl, type FiltrosDePendientes, filtrosDe, filtrosIniciales, ultimoAnio } from './filtros.ts'
import { type CasosPendientes, usePendientes } from './queries.ts'

function cuenta({ data, hayMas }: CasosPendientes): string {
  if (!data) return 'Buscando…'
  const { filas, filtros } = data
  if (filas.length === 0) return 'Ningún caso'
  if (filtros.pagina === 1 && !hayMas) return filas.length === 1 ? '1 caso' : `${filas.length} casos`
  const first = (filtros.pagina - 1) * tamanoDePagina + 1
  return `Casos ${first} a ${first + filas.length - 1}${hayMas ? ', hay más' : ''}`
}

/** /TablaDatos: cases without a contract yet (spec 2 §2). */
export function PendientesScreen() {
  const lidera = useLidera()
  const [filtros, change] = useUrlFilters(filtrosDe, enUrl)
  const pendientes = usePendientes(filtros)
  // another list begins at its first page
  const narrow = (part: Partial<FiltrosDePendientes>) => change({ pagina: 1, ...part })
  const anio = ultimoAnio()
  const older = filtros.desde > anio.desde && <Button onClick={() => narrow(anio)}>Ver el último año</Button>
  return (
    <Page title="Listado De Casos Pendientes" actions={older}>
      <ListFilters
        label="Buscar casos pendientes"
        filtros={filtros}
        onChange={narrow}
        onClear={() => change(filtrosIniciales())}
        count={cuenta(pendientes)}
      >
        {lidera && (
          <AsesorSelector every="Todo su equipo" value={filtros.asesor} onChange={(asesor) => narrow({ asesor })} />
        )}
      </ListFilters>
      <Listado of={pendientes} filtros={filtros} onChange={narrow} />
    </Page>
  )
}
