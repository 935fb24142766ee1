import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '../../lib/api/errors.ts'
import { esCorta } from '../../lib/api/use-encontrados.ts'
import { type CasoDeMesa, useCasosDeMesa } from '../../lib/mesa/casos.ts'
import { type FieldProps, InputField } from '../fields/field.tsx'
import { Popup } from '../fields/popup/popup.tsx'
import { comboboxProps, OptionList } from '../fields/search-select/option-list.tsx'
import { useOptions } from '../fields/search-select/use-options.ts'
import { DatosDelCaso } from './caso-elegido.tsx'
import classes from './mesa.module.css'

interface BuscarCasoProps extends FieldProps {
  readonly takesFocus: boolean
  readonly onChoose: (caso: CasoDeMesa) => void
}

const CORTA = 'Escriba al menos 2 letras o 4 dígitos.'

/** Status of the list for a screen reader, also shown while no case is listed. */
function told(texto: string, { encontrados, alDia, error }: ReturnType<typeof useCasosDeMesa>): string {
  if (esCorta(texto)) return CORTA
  if (encontrados.length > 0)
    return encontrados.length === 1 ? '1 caso encontrado' : `${encontrados.length} casos encontrados`
  if (!alDia) return 'Buscando…'
  return error ? messageOf(error, mesaMessages.casosFailed.text) : 'Sin coincidencias'
}

export function BuscarCaso({ takesFocus, onChoose, ...field }: BuscarCasoProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [texto, setTexto] = useState('')
  const casos = useCasosDeMesa(texto)
  const found = casos.encontrados.map((caso) => ({ value: String(caso.prospectoId), label: caso.nombre, caso }))
  // Enter chooses the best match
  const show = (typed = texto): void => (typed.trim() === '' ? list.close() : list.show(0))
  const list = useOptions({
    found,
    locked: false,
    onOpen: () => show(),
    onClose: () => undefined,
    // Until the answer arrives the listed cases match an earlier text: do not choose from them
    onChoose: ({ caso }) => (casos.alDia ? onChoose(caso) : show()),
  })
  const { open, active } = list
  const said = open ? told(texto, casos) : ''
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <>
      <InputField
        placeholder="RUT, folio o nombre"
        {...field}
        {...comboboxProps(id, { open, active })}
        ref={input}
        value={texto}
        onChange={(event) => {
          setTexto(event.currentTarget.value)
          show(event.currentTarget.value)
        }}
        onClick={() => show()}
        onKeyDown={list.onKeyDown}
        onBlur={(event) => {
          field.onBlur?.(event)
          list.close()
        }}
        maxLength={80}
        spellCheck={false}
      />
      {open && (
        <Popup under={input} fitted>
          {found.length === 0 ? (
            <p className={classes.none}>{said}</p>
          ) : (
            <OptionList
              id={id}
              found={found}
              active={active}
              value={''}
              label={field.label}
              onChoose={list.choose}
              draw={({ caso }) => (
                <div className={classes.option}>
                  <DatosDelCaso caso={caso} />
                </div>
              )}
            />
          )}
        </Popup>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </>
  )
}
