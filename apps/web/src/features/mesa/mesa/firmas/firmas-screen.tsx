import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { useState } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DeskTabs, type Lists, useList } from '../../../../components/mesa/desk-tabs.tsx'
import { FirmasTable } from './components/firmas-table.tsx'
import { type Revisada, Revision } from './components/revision.tsx'
import { type CualesFirmas, useFirmas } from './queries.ts'

const lists: Lists<CualesFirmas> = [
  ['esperan', 'Por revisar'],
  ['devueltas', 'Devueltos'],
  ['aceptadas', 'Aceptados'],
]

const titulos: Record<CualesFirmas, string> = {
  esperan: 'Documentos por revisar',
  devueltas: 'Documentos devueltos',
  aceptadas: 'Contratos suscritos',
}

const vacios: Record<CualesFirmas, string> = {
  esperan: 'No hay documentos firmados por revisar',
  devueltas: 'No se ha devuelto ningún documento',
  aceptadas: 'No se ha aceptado ningún documento',
}

/** /consola/firmas: what applicants signed; accepted, it is a contract, else it goes back to the advisor. */
export function FirmasScreen() {
  const cuales = useList(lists, 'esperan')
  const [open, setOpen] = useState<Revisada | null>(null)
  const { tell, letGo, toast } = useUndoToast(firmadosMessages.decidirFailed.text)
  return (
    <Page
      title="Documentos firmados"
      lead="Lo que firmó el postulante en una venta manual. Al aceptarlo el contrato queda suscrito."
    >
      <DeskTabs screen="firmas" label="Documentos firmados" lists={lists} current={cuales} />
      <Panel title={titulos[cuales]} flush>
        <Paged of={useFirmas(cuales)} failure={firmadosMessages.colaFailed.text}>
          {(pages) => {
            const all = pages.flatMap(({ filas }) => filas)
            if (all.length === 0) return <Empty title={vacios[cuales]} />
            return <FirmasTable cuales={cuales} of={all} onOpen={(firma) => setOpen({ firma, act: 'ver' })} />
          }}
        </Paged>
      </Panel>
      {open && <Revision of={open} decides={cuales === 'esperan'} tell={tell} letGo={letGo} onChange={setOpen} />}
      {toast}
    </Page>
  )
}
