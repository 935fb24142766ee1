/** The tree of the brand, drawn on a 24 grid like the other icons. */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3v18M12 4l4 4M12 4l-4 4M12 9l6 5M12 9l-6 5M12 14l7 5M12 14l-7 5" />
    </svg>
  )
}
