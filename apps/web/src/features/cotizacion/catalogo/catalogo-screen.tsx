import { catalogoMessages } from '@alerce/contract/messages/cotizacion/catalogo'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { CargaAbierta } from './components/carga-abierta.tsx'
import { Cargas } from './components/cargas.tsx'
import { TablaElegida } from './components/tabla-elegida.tsx'
import { Tablas } from './components/tablas.tsx'
import { useCargas, useCatalogo } from './queries.ts'
import { useLugar } from './use-lugar.ts'

/** /consola/catalogo: the tables that prices rest on, what is in force of each, and how a file changes one. */
export function CatalogoScreen() {
  const catalogo = useCatalogo()
  const { tabla, cargaId } = useLugar()
  const cargas = useCargas(tabla)
  const { tell, toast } = useUndoToast(catalogoMessages.saveFailed.text)
  const lead = 'Las tablas con que se cotiza. Un archivo primero dice qué haría; nada cambia hasta aplicarlo.'
  return (
    <Page title="Catálogo" lead={lead}>
      <Loaded of={catalogo} failure={catalogoMessages.readFailed.text} ghost={<Ghost />}>
        {({ avisos, tablas }) => (
          <Stack>
            {avisos.map(({ texto, impide }) => (
              <Notice key={texto} tone={impide ? 'bad' : 'warn'}>
                {texto}
              </Notice>
            ))}
            {tabla && <TablaElegida key={tabla} nombre={tabla} />}
            {tabla && cargaId !== null && <CargaAbierta key={cargaId} cargaId={cargaId} tabla={tabla} tell={tell} />}
            <Panel title="Tablas" flush>
              <Tablas of={tablas} actual={tabla} />
            </Panel>
            <Cargas tabla={tabla} of={cargas} />
          </Stack>
        )}
      </Loaded>
      {toast}
    </Page>
  )
}

/** One piece in the place of all: what stands over the tables and under them is known with them. */
const Ghost = () => (
  <Panel title="Tablas" flush>
    <SkeletonRows />
  </Panel>
)
