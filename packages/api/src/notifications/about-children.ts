/** The sources of notifications about a child. With them they are found again when they are answered. */
export const aboutChild = (childId: string) => ({
  askGuardian: `guardian-asked:${childId}`,
  guardianEnded: `guardian-ended:${childId}`,
  childDeletion: `child-deletion:${childId}`,
  childHandedOver: `child-handed-over:${childId}`,
})
