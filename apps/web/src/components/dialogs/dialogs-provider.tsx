import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { ConfirmDialog, type Question } from './confirm-dialog.tsx'
import { MessageDialog, type MessageTone } from './message-dialog.tsx'

interface Dialogs {
  /** Opens a message; resolves when it is closed. */
  readonly message: (text: string, tone?: MessageTone) => Promise<void>
  /** Asks; resolves with the answer. */
  readonly confirm: (question: Question) => Promise<boolean>
}

const DialogsContext = createContext<Dialogs | null>(null)

interface Open {
  readonly id: number
  readonly render: (close: () => void) => ReactNode
}

export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<readonly Open[]>([])

  const push = useCallback((render: Open['render']) => {
    setOpen((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, render }])
  }, [])

  const dialogs = useMemo<Dialogs>(
    () => ({
      message: (text, tone = 'error') =>
        new Promise((resolve) => {
          push((close) => <MessageDialog text={text} tone={tone} onClose={() => (close(), resolve())} />)
        }),
      confirm: (question) =>
        new Promise((resolve) => {
          push((close) => <ConfirmDialog {...question} onAnswer={(yes) => (close(), resolve(yes))} />)
        }),
    }),
    [push],
  )

  return (
    <DialogsContext value={dialogs}>
      {children}
      {open.map(({ id, render }) => (
        <div key={id}>{render(() => setOpen((all) => all.filter((dialog) => dialog.id !== id)))}</div>
      ))}
    </DialogsContext>
  )
}

function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('DialogsProvider is missing')
  return dialogs
}

/** `await message(text, tone)`: a dialog with the exact text and "Cerrar". */
export const useMessage = () => useDialogs().message

/** `if (await confirm({text, accept: 'Eliminar'})) …` */
export const useConfirm = () => useDialogs().confirm
