import { createTheme, type MantineColorsTuple } from '@mantine/core'

const tuple = (name: string) => Array.from({ length: 10 }, (_, step) => `var(--${name}-${step})`)
const scale = (name: string) => tuple(name) as unknown as MantineColorsTuple

/** Mantine in our tokens (tokens.css); what a token cannot reach stands in mantine.css. */
export const theme = createTheme({
  primaryColor: 'alerce',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: false,
  colors: {
    alerce: scale('alerce'),
    ambar: scale('ambar'),
    rojo: scale('rojo'),
    gris: scale('gris'),
    gray: scale('gris'),
  },
  fontFamily: 'var(--font)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.333', sm: '1.385', md: '1.429', lg: '1.5', xl: '1.4' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
})
