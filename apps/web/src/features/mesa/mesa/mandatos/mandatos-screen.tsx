import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DeskTabs, type Lists, useList } from '../../../../components/mesa/desk-tabs.tsx'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { MandatoDialog } from './components/mandato-dialog.tsx'
import { TablaFaltan, TablaVigentes } from './components/mandatos-table.tsx'
import { type CualesMandatos, type Mandato, useMandatos } from './queries.ts'
import { useCambios } from './use-cambios.ts'

const lists: Lists<CualesMandatos> = [
  ['faltan', 'Faltan'],
  ['vigentes', 'Vigentes'],
]

const titulos: Record<CualesMandatos, string> = { faltan: 'Ventas sin mandato', vigentes: 'Mandatos vigentes' }

const vacios: Record<CualesMandatos, string> = {
  faltan: 'A ninguna venta aceptada le falta su mandato',
  vigentes: 'No hay mandatos vigentes',
}

/** /consola/mandatos: the card mandates of independents and voluntaries, whose accepted sale waits for one. */
export function MandatosScreen() {
  const cuales = useList(lists, 'faltan')
  const [open, setOpen] = useState<CasoDeMesa | 'nuevo' | null>(null)
  const { tell, letGo, toast } = useUndoToast(mesaMessages.mandatoNoGuardado.text)
  const { registrar, revocar } = useCambios(tell)
  const tables: Record<CualesMandatos, (of: readonly Mandato[]) => React.ReactNode> = {
    faltan: (of) => <TablaFaltan of={of} onOpen={setOpen} />,
    vigentes: (of) => <TablaVigentes of={of} revocar={revocar} />,
  }
  const actions = (
    <Button kind="primary" onClick={() => setOpen('nuevo')}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Registrar mandato
    </Button>
  )
  return (
    <Page
      title="Mandatos de pago"
      lead="Independientes y voluntarios con la DS aceptada avanzan con un mandato de pago con tarjeta."
      actions={actions}
    >
      <DeskTabs screen="mandatos" label="Mandatos de pago" lists={lists} current={cuales} />
      <Panel title={titulos[cuales]} flush>
        <Paged of={useMandatos(cuales)} failure={mesaMessages.mandatosFailed.text}>
          {(pages) => {
            const all = pages.flatMap(({ filas }) => filas)
            return all.length === 0 ? <Empty title={vacios[cuales]} /> : tables[cuales](all)
          }}
        </Paged>
      </Panel>
      {open && (
        <MandatoDialog
          caso={open === 'nuevo' ? null : open}
          registrar={registrar}
          onClose={() => setOpen(null)}
          onLetGo={letGo(() => setOpen(open))}
        />
      )}
      {toast}
    </Page>
  )
}
