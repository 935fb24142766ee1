import { correosMessages } from '@alerce/contract/messages/base/correos'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useSettled } from '../../../lib/use-settled.ts'
import { Bandeja } from './components/bandeja.tsx'
import { OpenMail } from './components/open-mail.tsx'
import { ReenviarTodos } from './components/reenviar.tsx'
import classes from './correos.module.css'
import { useCorreos } from './queries.ts'
import { useLugar } from './use-lugar.ts'

interface ReadingProps {
  onBack(): void
  readonly children: ReactNode
}

/** Mail chosen in the list: beside the list, or instead of it on a phone, with a back button. */
function Reading({ onBack, children }: ReadingProps) {
  const back = useRef<HTMLDivElement>(null)
  // in the list's place: the row that was pressed is no longer there to hold the focus
  useEffect(() => {
    if (back.current?.offsetParent) back.current.querySelector('button')?.focus()
  }, [])
  return (
    <div className={classes.reading}>
      <div ref={back} className={classes.back}>
        <Button kind="quiet" onClick={onBack}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          Volver a la bandeja
        </Button>
      </div>
      {children}
    </div>
  )
}

/** /consola/correos: mails sent by the product, and their state. */
export function CorreosScreen() {
  const { chosen, estado, filter, open, close } = useLugar()
  const [texto, setTexto] = useState('')
  const correos = useCorreos({ estado, texto: useSettled(texto.trim(), 250) })
  const { tell, toast } = useUndoToast(correosMessages.reenviarFailed.text)
  return (
    <Page
      title="Correos"
      lead="Bandeja de salida, los más nuevos primero."
      actions={estado === 'fallido' && <ReenviarTodos tell={tell} />}
    >
      <div className={classes.columns} data-open={chosen !== null || undefined}>
        <Bandeja
          correos={correos}
          chosen={chosen}
          estado={estado}
          texto={texto}
          onTexto={setTexto}
          onEstado={filter}
          onOpen={open}
        />
        {chosen !== null && (
          <Reading key={chosen} onBack={close}>
            <OpenMail correoId={chosen} tell={tell} />
          </Reading>
        )}
        {chosen === null && correos.data && (
          <div className={classes.none}>
            <Empty title="Elija un correo para leerlo" />
          </div>
        )}
      </div>
      {toast}
    </Page>
  )
}
