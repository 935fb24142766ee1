import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { type ReactNode, useCallback, useRef } from 'react'
import { Page } from '../../../components/layout/page.tsx'
import { messageOf } from '../../../lib/api/errors.ts'
import { enUrl, filtrosDe } from '../../../lib/filtros-de-cartera.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useLidera, useReader } from '../../../lib/session/use-lock.ts'
import { useUrlFilters } from '../../../lib/use-url-filters.ts'
import { Agregar } from './components/agregar.tsx'
import { Barra } from './components/barra.tsx'
import { Cartera } from './components/cartera.tsx'
import { Filtrar } from './components/filtrar.tsx'
import { useEtiquetar } from './etiquetas/use-etiquetar.tsx'
import classes from './home.module.css'
import { type Prospecto, useCartera } from './queries.ts'
import { saludo } from './saludo.ts'
import { Eligiendo } from './seleccion/eligiendo.tsx'
import { useSeleccionDeFichas } from './seleccion/use-seleccion-de-fichas.ts'
import { useLugarDejado } from './use-lugar.ts'
import { usePresentacion } from './use-presentacion.ts'
import { useWindowFor } from './use-row-window.ts'

/** Title of the home: a greeting, and the owner of a portfolio that is not the user's own. */
function useSaludo() {
  const { nombres, asesor } = useSession()
  return { title: saludo(nombres.split(' ')[0] ?? ''), lead: asesor && `Cartera de ${asesor.nombre}` }
}

interface HomeScreenProps {
  /** Parts of other features: the day beside the list, and the search box above it. */
  readonly dia?: ReactNode
  readonly search?: ReactNode
  /** Takes up the DS of a prospect for another sale. */
  readonly onReutilizar?: (prospectoId: number) => void
}

/** The portfolio: where an advisor begins and to which every sale returns (spec 1 §2, Home). */
export function HomeScreen({ dia, search, onReutilizar }: HomeScreenProps) {
  const saludo = useSaludo()
  const reader = useReader('Solo un asesor agrega prospectos a su cartera')
  const [filtros, change] = useUrlFilters(filtrosDe, enUrl)
  const dejado = useLugarDejado(filtros)
  const filas = dejado?.filas ?? 0
  const ready = useWindowFor(filas)
  const cartera = useCartera(filtros, filas)
  const root = useRef<HTMLDivElement>(null)
  const lidera = useLidera()
  const elige = reader === null || lidera
  const seleccion = useSeleccionDeFichas(root, elige ? (cartera.data ?? []) : [])
  const etiquetar = useEtiquetar()
  const { run: openEtiquetas } = etiquetar.abrir
  // One function for all cards: a card is drawn again only when it changes
  const latest = useRef(openEtiquetas)
  latest.current = openEtiquetas
  const onEtiquetar = useCallback((prospecto: Prospecto) => latest.current([prospecto]), [])
  const presentacion = usePresentacion(filtros, change)

  return (
    <Page {...saludo} tab="Inicio" actions={<Agregar reason={reader} />}>
      <div className={classes.escritorio}>
        {dia}
        <div ref={root}>
          <Filtrar search={search} filtros={filtros} onChange={change} />
          <Eligiendo seleccion={seleccion}>
            <Barra
              filtros={filtros}
              onChange={change}
              total={cartera.data?.length ?? null}
              more={cartera.hasNextPage}
              seleccion={seleccion}
              presentacion={presentacion}
            />
          </Eligiendo>
          <Cartera
            prospectos={ready && !presentacion.espera ? cartera.data : undefined}
            failure={cartera.error ? messageOf(cartera.error, carteraMessages.listFailed.text) : null}
            loading={cartera.isFetching}
            paging={cartera.isFetchingNextPage}
            more={cartera.hasNextPage}
            onMore={() => void cartera.fetchNextPage()}
            onRetry={() => void (cartera.isFetchNextPageError ? cartera.fetchNextPage() : cartera.refetch())}
            filtros={filtros}
            dejado={dejado}
            completa={cartera.completa}
            onReutilizar={onReutilizar}
            seleccion={seleccion}
            presentacion={presentacion}
            onEtiquetar={elige ? onEtiquetar : null}
          />
          {etiquetar.avisos}
        </div>
      </div>
    </Page>
  )
}
