import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { type Option, SelectField, type SelectFieldProps } from '../../../../components/fields/select-field.tsx'
import { useRead } from '../../../../lib/use-call.ts'

type Campo = Omit<SelectFieldProps, 'label' | 'options'>

interface CodigoFieldsProps {
  readonly codigo: Campo
  readonly codigoDetalle: Campo
  /** The codes that may be chosen; absent: all. */
  readonly valen?: (codigo: string) => boolean
}

const asOptions = (all: readonly { readonly codigo: string; readonly descripcion: string }[]): Option[] =>
  all.map(({ codigo, descripcion }) => ({ value: codigo, label: `${codigo} · ${descripcion}` }))

/** Fields of the irregularity: a code of the table, then its detail. */
export function CodigoFields({ codigo, codigoDetalle, valen = () => true }: CodigoFieldsProps) {
  const codigos = useRead('obtenerCodigosIrregularidad', {}, { reference: true })
  const all = (codigos.data ?? []).filter((one) => valen(one.codigo))
  const detalles = all.find((one) => one.codigo === codigo.value)?.detalles ?? []
  const choose = (value: string) => {
    codigo.onChange(value)
    codigoDetalle.onChange('')
  }
  return (
    <>
      {codigos.isError && <Notice tone="bad">{irregularidadMessages.irregularidadesFailed.text}</Notice>}
      <SelectField label="Código" required options={asOptions(all)} {...codigo} onChange={choose} />
      <SelectField
        label="Detalle"
        description={codigo.value === '' ? 'Elija primero el código.' : undefined}
        required
        disabled={codigo.value === ''}
        options={asOptions(detalles)}
        {...codigoDetalle}
      />
    </>
  )
}
