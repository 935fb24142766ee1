import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api/errors.ts'
import { type CasoDeMesa, esCorta, useCasosDeMesa } from '../../lib/mesa/casos.ts'
import { usePortalTarget } from '../dialogs/dialog.tsx'
import { type FieldProps, wrapperProps } from '../fields/field-props.ts'
import { DatosDelCaso } from './caso-elegido.tsx'
import classes from './mesa.module.css'

interface BuscarCasoProps extends FieldProps {
  readonly takesFocus: boolean
  readonly onChoose: (caso: CasoDeMesa) => void
}

const CORTA = 'Escriba al menos 2 letras o 4 dígitos.'

/** What is heard of the list, and seen where it holds no case. */
function told(texto: string, { casos, alDia, error }: ReturnType<typeof useCasosDeMesa>): string {
  if (esCorta(texto)) return CORTA
  if (casos.length > 0) return casos.length === 1 ? '1 caso encontrado' : `${casos.length} casos encontrados`
  if (!alDia) return 'Buscando…'
  return error ? messageOf(error, mesaMessages.casosFailed.text) : 'Sin coincidencias'
}

export function BuscarCaso({ takesFocus, onChoose, onBlur, ...field }: BuscarCasoProps) {
  const target = usePortalTarget()
  const input = useRef<HTMLInputElement>(null)
  const [texto, setTexto] = useState('')
  const found = useCasosDeMesa(texto)
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })
  const { casos } = found
  const said = texto.trim() ? told(texto, found) : ''
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  // the best match is what Enter takes
  const { selectFirstOption } = list
  const first = casos[0]?.prospectoId
  useEffect(() => {
    if (first !== undefined) selectFirstOption()
  }, [first, selectFirstOption])

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTexto(event.currentTarget.value)
    list.openDropdown()
  }
  const choose = (prospectoId: string) => {
    const caso = casos.find((one) => String(one.prospectoId) === prospectoId)
    if (caso && found.alDia) onChoose(caso)
  }
  const open = () => {
    if (texto.trim()) list.openDropdown()
  }
  const leave = (event: unknown) => {
    list.closeDropdown()
    onBlur?.(event)
  }
  return (
    <Combobox store={list} onOptionSubmit={choose} position="bottom-start" portalProps={target ? { target } : {}}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...wrapperProps({ placeholder: 'RUT, folio o nombre', ...field })}
          ref={input}
          aria-autocomplete="list"
          value={texto}
          onChange={type}
          onClick={open}
          onBlur={leave}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={texto.trim() === ''}>
        <Combobox.Options className={classes.list}>
          {casos.map((caso) => (
            <Combobox.Option key={caso.prospectoId} value={String(caso.prospectoId)} className={classes.option}>
              <DatosDelCaso caso={caso} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {casos.length === 0 && <Combobox.Empty>{said}</Combobox.Empty>}
      </Combobox.Dropdown>
      <p className="vh" role="status">
        {list.dropdownOpened && said}
      </p>
    </Combobox>
  )
}
