import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { DeskTabs, type Lists, useList } from '../../../../components/mesa/desk-tabs.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { FunDialog } from './components/fun-dialog.tsx'
import { FunLista } from './components/fun-lista.tsx'
import type { CualesFun, Fun } from './queries.ts'
import { useCambios } from './use-cambios.ts'

const lists: Lists<CualesFun> = [
  ['esperan', 'Esperan'],
  ['todos', 'Todos'],
]

/** /consola/fun: cancellations as somebody's charge, which a sale with such a folio needs processed. */
export function FunScreen() {
  const cuales = useList(lists, 'esperan')
  const [texto, setTexto] = useState('')
  const [open, setOpen] = useState<Fun | 'nuevo' | null>(null)
  const { tell, letGo, toast } = useUndoToast(mesaMessages.funNoGuardado.text)
  const cambios = useCambios(tell)
  const actions = (
    <Button kind="primary" onClick={() => setOpen('nuevo')}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Registrar FUN
    </Button>
  )
  return (
    <Page
      title="FUN de baja"
      lead="Quien es carga de otro afiliado avanza cuando CCS recibió y procesó su FUN de baja."
      actions={actions}
    >
      <DeskTabs screen="fun" label="FUN de baja" lists={lists} current={cuales} />
      <Stack>
        <div className={classes.filter}>
          <TextField
            label="Buscar por RUT"
            placeholder="12.345.678-5"
            maxLength={12}
            value={texto}
            onChange={setTexto}
          />
        </div>
        <FunLista cuales={cuales} texto={texto} cambios={cambios} onOpen={setOpen} />
      </Stack>
      {open && (
        <FunDialog
          fun={open === 'nuevo' ? null : open}
          cambios={cambios}
          onClose={() => setOpen(null)}
          onLetGo={letGo(() => setOpen(open))}
        />
      )}
      {toast}
    </Page>
  )
}
