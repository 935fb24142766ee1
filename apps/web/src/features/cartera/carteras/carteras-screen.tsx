import { traspasoMessages } from '@alerce/contract/messages/cartera/traspaso'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { useCarteras } from '../../../lib/carteras.ts'
import { CarterasPanel } from './components/carteras-panel.tsx'
import { CasosPanel } from './components/casos-panel.tsx'
import { CubrirDialog } from './components/cubrir-dialog.tsx'
import { ReasignarDialog } from './components/reasignar-dialog.tsx'
import { RecientesPanel } from './components/recientes-panel.tsx'
import type { Acto } from './use-actos.ts'

/** /consola/carteras: cases of each advisor, and their handover: for good, or during an absence. */
export function CarterasScreen() {
  const carteras = useCarteras()
  const [params] = useSearchParams()
  const [acto, setActo] = useState<Acto | null>(null)
  const { tell, letGo, toast } = useUndoToast(traspasoMessages.noSeDeshace.text)
  const elegida = Number(params.get('asesorId'))
  return (
    <Page
      title="Carteras"
      lead="Reasigne los casos de un asesor que se va, o cubra a quien está de vacaciones o enfermo. Todo se puede deshacer."
    >
      <Loaded of={carteras} failure={traspasoMessages.failed.text} ghost={<SkeletonRows />}>
        {(leidas) => {
          const todas = leidas.carteras
          const cartera = todas.find(({ asesorId }) => asesorId === elegida)
          const dialogo = acto && {
            todas,
            tell,
            onClose: () => setActo(null),
            onLetGo: letGo(() => setActo(acto)),
          }
          return (
            <Stack>
              {cartera ? (
                <CasosPanel key={cartera.asesorId} cartera={cartera} tell={tell} onActo={setActo} />
              ) : (
                <CarterasPanel carteras={todas} tell={tell} onActo={setActo} />
              )}
              <RecientesPanel />
              {dialogo && acto.que === 'reasignar' && <ReasignarDialog {...dialogo} acto={acto} />}
              {dialogo && acto.que === 'cubrir' && <CubrirDialog {...dialogo} cartera={acto.cartera} />}
            </Stack>
          )
        }}
      </Loaded>
      {toast}
    </Page>
  )
}
